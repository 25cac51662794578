/** The telephone numbers that texts name, each as it is written there. */
export const telephones = ['1411', '112', '808 24 24 24'] as const;
