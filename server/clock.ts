/** Returns the current time. Passed in, so that a test can set it. */
export type Clock = () => Date;
