import { Typed } from '../typed/Typed.tsx';

/** A sentence with an e-mail address where it says `{email}`. */
export function Naming({ sentence, email }: { sentence: string; email: string }) {
  const [before, after] = sentence.split('{email}');
  return (
    <>
      {before}
      <Typed text={email} />
      {after}
    </>
  );
}
