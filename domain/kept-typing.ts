// How what is kept of the interest form is named in the browser's storage (docs/decisions/0004):
// each field by its id. Types alone: a constant that two scripts share would be a file of its own,
// and a request.

/**
 * Until when it may stay on the device, in milliseconds; there only while the visitor has ticked
 * that.
 */
export type UntilItem = 'interest-until';
/** The content that was last sent, with its Idempotency-Key. */
export type AttemptItem = 'interest-attempt';
/** So each name begins, and nothing else that the site keeps. */
export type KeptPrefix = 'interest-';
