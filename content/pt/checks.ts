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
      'Liberte espaço: apague versões antigas, registos ou cópias que já tem noutro lugar, ou passe para um disco maior. Abaixo de 4 MB ninguém se consegue inscrever.',
  },
  ledger_writable: {
    fault: 'Não é possível escrever no espelho em {folder}, por isso ninguém pode ser apagado.',
    remedy:
      'Monte o disco, ou entregue a pasta ao utilizador do servidor: chown -R {user} {folder}',
  },
  site_url: {
    fault:
      '{url} não vem dar a este servidor ({reason}), e é para lá que apontam as ligações dos e-mails.',
    remedy:
      'Veja se os registos A e AAAA do nome apontam para esta máquina, se o proxy está a correr e reencaminha para HOST e PORT, e se SITE_URL é o endereço que os visitantes escrevem.',
  },
  certificate: {
    fault: 'O certificado de {url} termina a {day}.',
    remedy:
      'Veja no registo do proxy porque não foi renovado (as portas 80 e 443 têm de estar abertas) e reinicie o proxy.',
  },
  untrusted_proxy: {
    fault:
      'Um proxy comunica ao servidor os endereços dos visitantes e não é acreditado: todos partilham um só limite, e as tentativas falhadas de um estranho impedem-no de entrar.',
    remedy: 'Se o proxy é seu, defina {setting} e reinicie o servidor.',
  },
  mail_server: {
    fault: 'O servidor de correio de MAIL_URL não aceita e-mails ({reason}).',
    remedy: 'Veja se a conta está paga e não foi bloqueada, e corrija MAIL_URL.',
  },
  mail_waiting: {
    fault: 'Há e-mails à espera desde {since}: {count}.',
    remedy:
      'Execute npm run email:test no servidor: diz o que responde o servidor de correio. Seguem sozinhos assim que este os aceitar, durante três dias.',
  },
  broadcast_waiting: {
    fault: 'Uma carta à lista parou e espera por si: {count}.',
    remedy: 'Abra «Cartas» no painel: diz porquê, e deixa a carta seguir ou termina-a.',
  },
  confirmations_held: {
    fault:
      'As novas confirmações estão retidas, porque muita gente se inscreveu e quase ninguém confirmou: {count} à espera.',
    remedy:
      'Veja em «E-mails» no painel: depois de um artigo, liberte-as; se os endereços parecem inventados, apague-as. Entretanto segue uma a cada dez minutos.',
  },
  logins: {
    fault:
      'Alguém está a tentar adivinhar a palavra-passe: {count} entradas recusadas num quarto de hora.',
    remedy:
      'Não é preciso fazer nada se a palavra-passe for longa e só sua: as tentativas são travadas. Se for curta ou usada noutro lugar, mude-a no painel, em «Conta».',
  },
  audit_chain: {
    fault: 'O registo de auditoria está quebrado: {fault}.',
    remedy:
      'Primeiro copie a base de dados, as cópias de segurança e o espelho para onde ninguém os altere; depois npm run audit:verify, e docs/operating.md, “The audit log”.',
  },
  backup: {
    fault: 'Não é feita uma cópia de segurança há {hours} horas.',
    remedy:
      'Execute npm run backup e leia o que diz; systemctl status raiz-do-vau-backup.timer mostra se corre todas as noites.',
  },
  copies: {
    fault: 'O que mudou desde {since} não está em nenhuma cópia noutra máquina ({reason}).',
    remedy:
      'Veja se a máquina de BACKUP_TO está ligada, aceita a chave do servidor e tem espaço; o servidor volta a tentar sozinho a cada minuto.',
  },
  copies_old: {
    fault:
      'No destino de BACKUP_TO há uma cópia de {day}, e a política de privacidade promete que as cópias são apagadas ao fim de {days} dias.',
    remedy:
      'Apague-a lá, e veja se a linha de cron de docs/operating-copies.md está a ser executada nessa máquina.',
  },
  drill: {
    fault: 'O ensaio com as cópias noutra máquina de {day} não repôs o site ({reason}).',
    remedy: 'Execute npm run drill como utilizador do servidor: diz o que falhou.',
  },
  clock: {
    fault:
      'O relógio desta máquina está errado: diz {now}, e conhece-se {other}. As ligações e os prazos guiam-se por ele.',
    remedy: 'Ligue a sincronização da hora: timedatectl set-ntp true',
  },
  requests_due: {
    fault: 'Há pedidos de direitos por responder: {count}, o primeiro até {day}. A lei dá um mês.',
    remedy: 'Abra «Pedidos» no painel.',
  },
  controller: {
    fault:
      'A política de privacidade não nomeia quem responde pelos dados pessoais, por isso quem se inscreve não dá um consentimento informado (RGPD, artigo 13.º, n.º 1, alínea a)).',
    remedy: 'Preencha dataController em site.config.ts, construa o site e reinicie o servidor.',
  },
  site_outdated: {
    fault:
      'Desde {day} o site chama futuro a uma data que já passou, porque foi construído antes desse dia.',
    remedy: 'Construa-o de novo (npm run build) e reinicie o servidor.',
  },
  build: {
    fault:
      'As páginas foram construídas para outra configuração que não a do servidor: mostram factos antigos, ou ligações para outro endereço que não {url}.',
    remedy: 'Construa de novo com o mesmo SITE_URL (npm run build) e reinicie o servidor.',
  },
  nobody_confirms: {
    fault: 'Das {count} pessoas a quem se pediu confirmação na última semana, nenhuma confirmou.',
    remedy:
      'Inscreva-se com um endereço seu noutro fornecedor e procure na pasta de spam; npm run doctor diz o que falta no DNS.',
  },
  spf: {
    fault:
      'O DNS de {domain} não diz quem pode enviar os seus e-mails (SPF), por isso podem ir parar ao spam.',
    remedy:
      'Acrescente a {domain} um registo TXT: v=spf1 include:<o do seu fornecedor de correio> -all (a ajuda do fornecedor indica-o).',
  },
  dkim: {
    fault: 'A chave com que os e-mails são assinados não está no DNS (DKIM), ou está lá outra.',
    remedy: 'Acrescente a {name} um registo TXT: {record}',
  },
  dmarc: {
    fault: 'O DNS de {domain} não diz o que acontece a e-mails forjados (DMARC).',
    remedy: 'Acrescente a _dmarc.{domain} um registo TXT: {record}',
  },
  copies_off: {
    fault: 'Todas as cópias estão nesta máquina: se ela avariar, perde-se a lista.',
    remedy: 'Defina BACKUP_TO e BACKUP_PUBLIC_KEY, como diz docs/operating-copies.md.',
  },
  ledger: {
    fault:
      'Os restauros não estão protegidos: uma cópia reposta traz de volta quem foi apagado desde então, e esquece quem saiu da lista.',
    remedy: 'Defina LEDGER_DIR como uma pasta fora de DATA_DIR, como explica docs/operating.md.',
  },
  audit_head: {
    fault:
      'Ninguém fora da base de dados guarda o fim do registo de auditoria: quem a puder alterar pode cortá-lo sem se notar.',
    remedy: 'Defina LEDGER_DIR, ou OWNER_EMAIL a par de MAIL_URL, como explica docs/operating.md.',
  },
  first_password: {
    fault: 'O administrador ainda tem a palavra-passe do primeiro arranque.',
    remedy: 'Mude-a no painel, em «Conta», ou com npm run admin:password -- --store',
  },
  memory: {
    fault:
      'Restam apenas {megabytes} MB de memória e, nas horas de mais trabalho, o servidor precisa de mais 150 MB: quando não há, o sistema termina-o.',
    remedy:
      'Veja o que mais lá corre (top, docker stats) e termine-o, ou passe para uma máquina com mais memória; docs/benchmark.md diz quanto o servidor ocupa.',
  },
  service: {
    fault:
      'O serviço não está como em deploy/: {differences}. Pode ficar parado depois de uma falha ou de a máquina reiniciar, ocupar toda a memória ou não fazer cópias de segurança.',
    remedy:
      'Copie de novo as unidades de deploy/ para /etc/systemd/system e depois: systemctl daemon-reload && systemctl enable --now raiz-do-vau.socket raiz-do-vau.service raiz-do-vau-backup.timer',
  },
  versions: {
    fault:
      'Estão a correr outras versões que não aquelas para que este programa foi feito (entre parênteses): {versions}.',
    remedy: 'Execute npm ci na pasta do programa, construa o site de novo e reinicie o servidor.',
  },
  folder_modes: {
    fault: 'Outros utilizadores desta máquina podem ler {folders}, onde há nomes e endereços.',
    remedy: 'Execute chmod -R go= {folders}',
  },
  proxy_too_wide: {
    fault:
      'TRUSTED_PROXIES acredita em {range}, por isso qualquer estranho escolhe o endereço de onde vem.',
    remedy: 'Indique apenas o endereço do seu proxy.',
  },
};
