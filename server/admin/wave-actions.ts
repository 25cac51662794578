import * as z from 'zod';
import { csvSeparators } from '../../domain/admin/api.ts';
import { byLanguage } from '../../domain/language.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { onOneLine, plainly } from '../../domain/text.ts';
import { dayOf } from '../../domain/time.ts';
import {
  isAnswerable,
  placePresses,
  waveLimits,
  wavePresses,
  type WaveDraft,
  type WaveNeed,
} from '../../domain/wave.ts';
import { action, recordAction, type ActionOptions } from './action-context.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { AdminFile } from './exports.ts';
import { id, text } from './inputs.ts';
import { proof } from './login/credentials.ts';
import { RefusedAction } from './refused-action.ts';

const missing = new RefusedAction(404, 'There is no such wave.');
const frozen = new RefusedAction(409, 'The wave is no draft any more.');
const short = new RefusedAction(422, 'Fewer places than set apart, or a last day too near.');

const line = (limit: number) => text(limit).transform((typed) => onOneLine(plainly(typed)));
const waveTexts = z.strictObject({
  title: line(waveLimits.title).pipe(z.string().min(1)),
  details: line(waveLimits.details).pipe(z.string().min(1)),
});
const draft = {
  texts: z.strictObject(byLanguage(() => waveTexts)),
  places: z.int().min(1).max(waveLimits.places),
  set_apart: z.int().min(0),
  days_to_answer: z.int().min(waveLimits.leastDays).max(waveLimits.mostDays),
  last_day: z.iso.date(),
};

/** The dashboard's actions on waves of invitations. */
export function waveActions(options: ActionOptions) {
  const { store, clock, accesses, letterMail, rehearseWave } = options;
  const { waves } = store;
  const needsOf = (inLine: number): WaveNeed[] => [
    ...(letterMail && rehearseWave ? [] : (['emails'] as const)),
    ...(letterMail?.needs.includes('controller') ? (['controller'] as const) : []),
    ...(inLine > waveLimits.line ? (['line'] as const) : []),
  ];
  const found = async (wave: string) => {
    const stored = (await waves.list()).find((each) => each.id === wave);
    if (!stored) throw missing;
    return stored;
  };
  const expectRoom = (wave: WaveDraft) => {
    if (wave.set_apart >= wave.places || !isAnswerable(wave, clock())) throw short;
  };

  return {
    /** The newest first, how many people are in line, and what is missing before one can start. */
    waves: action({
      input: {},
      run: async () => {
        const in_line = await waves.inLine();
        return { waves: await waves.list(), in_line, needs: needsOf(in_line) };
      },
    }),

    wave_offers: action({
      input: { id },
      run: async (wave, context) => {
        const offers = await waves.offers(wave.id);
        const addresses = offers.map(({ email }) => emailKey(email));
        await accesses.recordRead('read_person', context, addresses);
        return { offers };
      },
    }),

    /** Each e-mail and each day of a wave that is started now. */
    rehearse_wave: action({
      input: { id },
      run: async (wave) => rehearseWave?.(await found(wave.id), clock()) ?? null,
    }),

    /** Keeps a draft; without an id, a new one. */
    save_wave: action({
      input: { id: id.nullable(), ...draft },
      run: async ({ id: known, ...wave }) => {
        expectRoom(wave);
        const saved = await waves.save(known, wave, clock());
        if (saved === undefined) throw frozen;
        return { id: saved };
      },
    }),

    /** Starts, pauses, resumes or closes a wave. */
    press_wave: action({
      ownerOnly: true,
      input: { id, press: z.enum(wavePresses) },
      run: async ({ id: wave, press }, context) => {
        const [need] = press === 'start' ? needsOf(await waves.inLine()) : [];
        if (need) throw new RefusedAction(409, `No wave can start: ${need} is missing.`);
        if (press === 'start') expectRoom(await found(wave));
        return { moved: await waves.press(wave, press, context.by) };
      },
    }),

    /** Marks a place that was accepted as settled, or gives it to the next. */
    press_place: action({
      ownerOnly: true,
      input: { id, press: z.enum(placePresses) },
      run: async ({ id: offer, press }, context) => ({
        moved: await waves.pressPlace(offer, press, context.by),
      }),
    }),

    /** Those who accepted, as a file. */
    export_wave: action({
      ownerOnly: true,
      input: { id, separator: z.enum(csvSeparators), proof },
      run: async ({ id: wave, separator }, context) => {
        const rows = await waves.accepted(wave);
        await recordAction(options, 'export_wave', context, rows.length);
        const lines = rows.map((row) =>
          csvLine([...columns.map((column) => row[column]), String(row.guests)], separator),
        );
        return new AdminFile(
          `guests-${dayOf(clock())}.csv`,
          'text/csv; charset=utf-8; header=present',
          [byteOrderMark + csvLine([...columns, 'guests'], separator), ...lines].join(''),
        );
      },
    }),
  };
}

const columns = ['name', 'email', 'language', 'state', 'answered_at'] as const;
