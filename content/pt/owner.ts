import type { Doctor, OwnerEmails } from '../en/owner.ts';

export const emails: OwnerEmails = {
  test: '[Teste] {subject}',
  alarm: {
    subject: '{site}: {fault}',
    todo: 'O que fazer:',
    known: 'Sabe-se desde {since}. É avisado uma vez por dia até estar resolvido.',
    knownForGood: 'Sabe-se desde {since}. Volta a ser avisado uma vez por semana.',
  },
  passwordOn: {
    subject: '{site}: a palavra-passe volta a servir',
    text: 'Alguém definiu no servidor, com npm run admin:password, uma nova palavra-passe da conta {name}. A palavra-passe estava desativada; agora volta a servir para entrar, a par das chaves de acesso. Terminaram todas as sessões.\n\nSe não foi você, há mais alguém que executa comandos no seu servidor.',
  },
  morning: {
    subject: '{site}, {day}',
    since: 'Desde {since}:',
    happened: {
      joined: 'Inscreveram-se',
      confirmed: 'Confirmaram o endereço',
      unsubscribed: 'Saíram da lista',
      bounced: 'Endereços a que nenhum e-mail chega',
      broadcasts: 'Cartas à lista enviadas',
    },
    waiting: 'À sua espera:',
    waits: {
      messages: 'Mensagens por responder',
      oldest: 'a mais antiga de {day}',
      requests: 'Pedidos de direitos',
      dueFirst: 'o primeiro até {day}',
      unknown: 'E-mails que ninguém sabe se chegaram',
      held: 'Confirmações retidas',
    },
    wrong: 'Para resolver:',
    nothing: 'Ninguém se inscreveu nem saiu, e nada está à espera.',
    machine: 'O servidor:',
    parts: {
      backup: 'Última cópia de segurança',
      noBackup: 'ainda nenhuma',
      copy: 'Cópia mais recente vista noutra máquina',
      drill: 'Reposição a partir de lá',
      restored: '{back} de {of} em {seconds} s, {day}',
      disk: 'Disco livre',
      certificate: 'O certificado termina a',
    },
    head: 'O registo de auditoria termina com esta linha:',
    keep: 'Guarde este e-mail: quem reescrever o registo no servidor não pode reescrever a sua caixa de correio. Se o registo ainda é o dessa linha, di-lo no servidor:',
  },
  dashboard: 'O painel: {url}',
};

export const doctor: Doctor = {
  well: 'Está tudo bem: {count} verificações.',
  untold: 'Não foi possível verificar: {name} ({reason}).',
  status: { fail: 'Já:', warn: 'Em breve:' },
};
