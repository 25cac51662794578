/** Whether this is the run of the night, which leaves nothing out: `npm run test:nightly`. */
export const everything = process.env['SWEEPS'] === 'everything';
