import { countPacked, unpack, type DeskReads, type PackedIds } from './admin-queries.ts';
import type { DeskList, DeskStore } from './admin-store.ts';

/** The desk's reading as the store offers it, on an engine's own. */
export const deskReading = (
  reads: DeskReads,
): Pick<
  DeskStore,
  'deskStart' | 'deskOverview' | 'deskPage' | 'deskRow' | 'deskNewer' | 'deskList' | 'deskPerson'
> => ({
  deskStart: (request, now) => reads.start(request, now.toISOString()),
  deskOverview: (period, now) => reads.overview(period, now.toISOString()),
  deskPage: (request) => reads.page(request),
  deskRow: async (id) => (await reads.details([id]))[0],
  deskNewer: (than) => reads.newer(than),
  deskList: async (filter, sort) =>
    listOf(await reads.listIds(filter, sort), (ids) => reads.details(ids)),
  deskPerson: async (email) => listOf(await reads.personIds(email), (ids) => reads.personRows(ids)),
});

/** The order is fixed once, so that no row is left out or read twice while others come and go. */
function listOf<Row>(packed: PackedIds, read: (ids: string[]) => Promise<Row[]>): DeskList<Row> {
  const parts = async function* () {
    for (const part of packed) yield await read(unpack(part));
  };
  return { total: countPacked(packed), parts: parts() };
}
