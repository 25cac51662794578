import { useEffect, useRef, useState } from 'react';

/**
 * The width that an element has on the screen, in CSS pixels: a chart drawn for it keeps its
 * letters' size.
 */
export function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, width };
}
