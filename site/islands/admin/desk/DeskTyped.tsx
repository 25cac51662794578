import type { ComponentProps } from 'react';
import { Typed } from '../typed/Typed.tsx';
import { useDesk } from './desk-context.ts';

/** What a stranger typed, as any part of the desk shows it. */
export function DeskTyped(props: Omit<ComponentProps<typeof Typed>, 'hiddenLabel'>) {
  const { text } = useDesk();
  return <Typed {...props} hiddenLabel={text.hiddenCharacter} />;
}
