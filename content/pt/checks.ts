import type { Checks } from '../en/checks.ts';

export const checks: Checks = {
  store: {
    fault:
      'A base de dados não grava ({reason}): quem se inscreve agora é convidado a tentar mais tarde.',
    remedy:
      'Liberte espaço no disco de {folder}, ou devolva a pasta ao utilizador do servidor; com Postgres, veja se está a funcionar.',
  },
  disk: {
    fault: 'O disco de {folder} tem {megabytes} MB livres.',
    remedy:
      'Liberte espaço: apague versões antigas, registos ou cópias de segurança que já tem noutro lugar, ou passe para um disco maior. Abaixo de 4 MB ninguém se consegue inscrever.',
  },
  erasures: {
    fault: 'Não é possível escrever em {file}, por isso ninguém pode ser apagado nem sair.',
    remedy: 'Entregue-o ao utilizador do servidor: chown {user} {file}',
  },
  mail_refused: {
    fault: 'O servidor de correio de MAIL_URL não aceita e-mails ({reason}).',
    remedy: 'Veja se a conta está paga e não foi bloqueada, e corrija MAIL_URL.',
  },
  mail_stuck: {
    fault: 'Há e-mails ou cartas que já deviam ter seguido, à espera desde {since}: {count}.',
    remedy:
      'Veja no painel, em «E-mails» e «Cartas», o que espera e porquê. Se muita gente se inscreveu ao mesmo tempo, as confirmações seguem por si, uma a uma.',
  },
  returned: {
    fault: 'Num dia, {bounced} e-mails vieram devolvidos e {complained} leitores queixaram-se.',
    remedy:
      'Se houver uma carta a sair, trave-a no painel, em «Cartas». Por baixo da carta vê o que dizem os servidores de correio. Deixe-a continuar quando souber porquê.',
  },
  backup: {
    fault:
      'As cópias de segurança não estão como deviam: a mais recente é de {newest}, a mais antiga de {oldest}.',
    remedy:
      'O servidor faz uma após cada alteração e guarda-as durante {days} dias. Execute npm run backup e leia o que diz; com BACKUP_TO, veja se essa máquina está ligada, tem espaço e apaga as antigas.',
  },
  retention: {
    fault: 'Há ainda dados de {day} que a política de privacidade promete apagar.',
    remedy: 'Reinicie o servidor, que os apaga, e veja no registo dele porque não conseguiu.',
  },
  requests: {
    fault: 'Há pedidos de direitos por responder: {count}, o primeiro até {day}. A lei dá um mês.',
    remedy: 'Abra «Pedidos» no painel.',
  },
  logins: {
    fault:
      'Alguém está a tentar adivinhar a palavra-passe: {count} entradas recusadas num quarto de hora.',
    remedy:
      'Não é preciso fazer nada se a palavra-passe for longa e só sua: as tentativas são travadas. Se for curta ou usada noutro lugar, mude-a no painel, em «Conta».',
  },
};

export const outdated =
  'Desde {day} o site chama futuro a uma data que já passou, porque foi construído antes desse dia. Construa-o de novo (npm run build) e reinicie o servidor.';

export const statusIsOld =
  'O site diz o que há do retiro à data de {day}. Veja se continua a ser assim e escreva-o de novo, com o seu dia (status em content/facts.ts).';
