import { sql, type Kysely } from 'kysely';
import { builderOf } from '../engines.ts';

/** Adds the waves of invitations, their places and who was offered one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, types } = builderOf(db);
  const { text, moment, day, number } = types;
  await table('waves')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('state', text, (column) => column.notNull())
    // Title and details in each language, as JSON.
    .addColumn('texts', text, (column) => column.notNull())
    .addColumn('places', number, (column) => column.notNull())
    .addColumn('set_apart', number, (column) => column.notNull())
    .addColumn('days_to_answer', number, (column) => column.notNull())
    .addColumn('last_day', day, (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('started_at', moment)
    .addColumn('answers_missing_since', moment)
    .execute();
  await table('wave_places')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('wave_id', text, (column) =>
      column.notNull().references('waves.id').onDelete('cascade'),
    )
    .addColumn('number', number, (column) => column.notNull())
    .execute();
  await table('offers')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('wave_id', text, (column) => column.notNull().references('waves.id'))
    .addColumn('subscriber_id', text, (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('place_id', text, (column) => column.notNull().references('wave_places.id'))
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('made_at', moment, (column) => column.notNull())
    // Null until the mail server has taken the invitation.
    .addColumn('answer_until', moment)
    .addColumn('guests', number)
    .addColumn('answered_at', moment)
    .execute();
  await db.schema
    .alterTable('emails')
    .addColumn('offer_id', text, (column) => column.references('offers.id').onDelete('cascade'))
    .execute();
  const unique = (name: string, on: string, ...columns: string[]) =>
    db.schema.createIndex(name).unique().on(on).columns(columns);
  // Nobody counts places: a second offer of one cannot be stored.
  await unique('offers_of_place', 'offers', 'place_id')
    .where(sql.ref('state'), 'in', sql`('held', 'accepted', 'settled')`)
    .execute();
  await unique('offers_of_subscriber', 'offers', 'wave_id', 'subscriber_id').execute();
  await unique('waves_inviting', 'waves', 'state')
    .where(sql.ref('state'), '=', sql.lit('inviting'))
    .execute();
  await unique('places_of_wave', 'wave_places', 'wave_id', 'number').execute();
  await db.schema
    .createIndex('offers_by_subscriber')
    .on('offers')
    .column('subscriber_id')
    .execute();
  await db.schema
    .createIndex('emails_of_offer')
    .on('emails')
    .column('offer_id')
    .where(sql.ref('offer_id'), 'is not', null)
    .execute();
}
