const numbers = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];

/** A number as running text writes it before a masculine noun: `três`, `12`. */
export const inWords = (number: number): string => numbers[number] ?? String(number);

/** Years as running text writes them: `dois anos`. */
export const years = (amount: number): string =>
  `${inWords(amount)}\u00a0${amount === 1 ? 'ano' : 'anos'}`;

const spoken: Record<number, string> = { 60: 'uma hora', 90: 'hora e meia', 120: 'duas horas' };

/** How long a way takes, as a table writes it, its number first: `1 hora`, `1h30`, `15 minutos`. */
export function inFigures(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (!hours) return `${minutes} minutos`;
  if (rest) return `${hours}h${String(rest).padStart(2, '0')}`;
  return `${hours} ${hours === 1 ? 'hora' : 'horas'}`;
}

/** How long a way takes, as people say it: `hora e meia`, `15 minutos`. */
export const duration = (minutes: number): string => spoken[minutes] ?? `${minutes} minutos`;
