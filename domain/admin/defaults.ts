// Apart from the schemas in api.ts, so that the desk in the browser carries no schema library.
import type { DeskSort } from './api.ts';

/** Most rows that one `desk_page` asks for. */
export const deskPageLimit = 200;

/** Chronological, as specified. */
export const defaultDeskSort: DeskSort = { column: 'created_at', direction: 'ascending' };
