import type { crisisLines as inEnglish } from '../en/crisis-lines.ts';

export const crisisLines: typeof inEnglish = {
  short:
    'Se tem pensado em magoar-se ou em morrer, ligue já 1411, em Portugal (gratuito, de dia e de noite); numa emergência, ligue 112.',
  text: 'Se tem pensado em magoar-se ou em morrer, não espere por nada. Ligue 1411, a linha nacional de prevenção do suicídio: é gratuita e atende de dia e de noite. Se houver perigo imediato, ligue 112. A linha SNS 24 (808 24 24 24) tem apoio psicológico e atende também em inglês. Fora de Portugal, findahelpline.com indica uma linha perto de si.',
};
