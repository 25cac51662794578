/**
 * A text from the first character that can be seen to the last one, as people see what they typed;
 * empty where nothing can be. What is pasted from e-mails and chats brings unseen ones along.
 */
export const trimUnseen = (text: string): string =>
  toLastSeen.exec(text.replace(/^[\s\p{Cc}\p{DI}\u2800]+/u, ''))?.[0] ?? '';

// A variation selector, or the end of a flag's tags, belongs to the character before it.
const toLastSeen = /^[^]*(?:[^\s\p{Cc}\p{DI}\u2800]|[\p{VS}\u{e007f}])/u;
