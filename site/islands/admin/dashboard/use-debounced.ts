import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off a function until it has not been called for a while. What then runs is the function of
 * the last render, which knows what was chosen meanwhile.
 * @returns `later` calls it with the last value it was given, `cancel` prevents that call
 */
export function useDebounced<Value>(run: (value: Value) => void, ms: number) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
  }, []);
  const later = useCallback(
    (value: Value) => {
      cancel();
      timer.current = setTimeout(() => {
        latest.current(value);
      }, ms);
    },
    [cancel, ms],
  );
  useEffect(() => cancel, [cancel]);
  return { later, cancel };
}
