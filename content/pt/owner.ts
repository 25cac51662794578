import type { Doctor, OwnerEmails } from '../en/owner.ts';

export const emails: OwnerEmails = {
  test: '[Teste] {subject}',
  tried: {
    subject: '{site}: os e-mails seguem',
    text: 'O site consegue escrever e-mails: este foi enviado por npm run email:test.\n',
  },
  alarm: { subject: '{site}: {fault}', todo: 'O que fazer:', known: 'Sabe-se desde {since}.' },
  day: {
    subject: '{site}, {day}',
    joined: 'Inscrições desde {since}: {count}',
    answers:
      'Respostas a convites desde {since}: {accepted} aceites, {declined} passados adiante, {lapsed} sem resposta a tempo',
    messages: 'Mensagens por responder: {count}, a mais antiga de {day}',
  },
  dashboard: 'O painel: {url}',
};

export const doctor: Doctor = { well: 'bem', untold: 'não foi possível verificar ({reason})' };
