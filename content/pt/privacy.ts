import { siteConfig } from '../../site.config.ts';
import type { LegalSection, PolicyOwner, privacyOf as inEnglish } from '../en/privacy.ts';
import { facts, type Facts } from '../facts.ts';
import { quantity } from '../quantity.ts';
import { withArticle } from './brand.ts';
import { shell } from './shell.ts';

const monthOf = ({ year, month }: Facts['policiesUpdated']): string =>
  new Intl.DateTimeFormat('pt-PT', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );

export const privacyOf: typeof inEnglish = (owner, figures) => ({
  meta: {
    title: 'Política de privacidade e direitos',
    description:
      'Que dados pessoais o formulário recolhe, para quê, durante quanto tempo e onde ficam guardados, e como os consultar, corrigir ou apagar.',
  },
  heading: 'Política de privacidade',
  lastUpdated: `Última atualização: ${monthOf(figures.policiesUpdated)}`,
  contents: 'Nesta página',
  backToHome: 'Voltar ao início',
  intro: [
    `Esta política explica como são tratados os seus dados pessoais no site d${withArticle(owner)}. Rege-se pelo Regulamento Geral sobre a Proteção de Dados (Regulamento (UE) 2016/679, «RGPD»), pela Lei n.º 58/2019, de 8 de agosto, e pela Lei n.º 41/2004, de 18 de agosto.`,
    'Em resumo: pode ler todo o site sem nos dizer quem é. Guardamos o que nos enviar pelo formulário, usamo-lo para gerir a lista de espera e apagamo-lo quando o pedir ou quando o prazo terminar. Não vendemos dados a ninguém e não usamos cookies.',
  ],
  sections: [
    controller(owner),
    whatWeCollect,
    healthData,
    purposesAndLegalBases,
    browserStorage,
    visitCounts,
    recipients,
    hostingAndTransfers,
    retention(figures),
    yourRights(owner, figures),
    complaints,
    minimumAge(figures),
    security,
    changes,
  ],
});

const controller = ({ email, dataController }: PolicyOwner): LegalSection => ({
  id: 'controller',
  heading: 'Quem é responsável',
  paragraphs: [
    dataController
      ? `O responsável pelo tratamento dos seus dados pessoais é ${dataController.name}, ${dataController.postalAddress}.`
      : `O nome e o endereço postal do responsável pelo tratamento ainda não estão aqui. Respondemos às perguntas sobre dados pessoais que chegarem a ${email}.`,
    `Para qualquer assunto relativo aos seus dados, escreva para ${email}.`,
  ],
});

const whatWeCollect: LegalSection = {
  id: 'what-we-collect',
  heading: 'Que dados recolhemos',
  paragraphs: ['Pelo formulário, recebemos de si:'],
  list: [
    'O nome e o endereço de e-mail. Sem eles, não é possível inscrever-se na lista.',
    'Se quiser, o país, a profissão e uma mensagem. Não os indicar não tem qualquer consequência.',
    'A indicação de que quer, ou não, receber notícias do projeto.',
  ],
  after: [
    'No momento do envio, o servidor acrescenta o endereço IP de origem, o tipo de navegador (user agent), a língua da página ou do navegador, a data e a hora, a versão desta política então em vigor e, se o navegador executar scripts, um código aleatório que evita que o mesmo envio fique guardado duas vezes e que é apagado ao fim de um dia. Se não os executar, comparamos, para o mesmo fim, o endereço IP e o conteúdo.',
    'O formulário destas páginas não se envia sem que a caixa de consentimento esteja assinalada. O visto não fica registado à parte: a prova do consentimento é a própria inscrição, com a hora, a língua, a versão desta política então em vigor e as palavras que estavam ao lado das caixas, se o navegador as indicou. Se a confirmação por e-mail estiver ativa, o e-mail de boas-vindas repete-a, para que lhe sirva de comprovativo. A essa prova junta-se cada consentimento que mais tarde confirme, dê ou retire, com a hora, a versão desta política então em vigor e o meio usado; se pedir as notícias em «Os seus dados», também com as palavras que aí leu. A prova é apagada com a inscrição.',
    'Se a confirmação por e-mail estiver ativa, respondemos ao formulário com um e-mail que lhe pede para confirmar o endereço, para que mais ninguém possa pôr o seu endereço na lista. Um endereço por confirmar não está na lista: não recebe notícias nem datas. Guardamos então, com o seu endereço, se e quando o confirmou, se deixou a lista ou se não foi possível entregar-lhe o correio e, de cada e-mail que lhe enviamos, o tipo, a hora e a resposta do servidor de correio. Esses e-mails não carregam imagens de outros lugares nem nos dizem se os abriu; das ligações que trazem só registamos que alguém carregou no botão a que levam.',
    'De cada pedido relativo aos seus direitos guardamos o tipo, o dia em que chegou, quando e como lhe respondemos e o seu endereço de e-mail. Para que ninguém lhe encha a caixa de correio com ligações para consultar os dados, guardamos durante um dia um código feito a partir do endereço indicado no pedido, no qual só o reconhece quem o adivinhar.',
    'Se nos escrever por e-mail, ficamos também com o seu endereço e com o que nos disser.',
    'Para responder ao navegador de quem visita o site, o servidor tem de tratar o endereço IP de onde vem cada pedido. Para travar envios, cliques, tentativas de entrada e pedidos de consulta de dados em massa, conta quantos chegam de cada endereço IP, ou de cada rede, e esquece a contagem no espaço de vinte minutos, ou de duas horas no caso dos pedidos de consulta. Quando as contagens ficam numa base de dados, estão lá sob um código que não permite ler o endereço. O registo de atividade do nosso servidor não contém nomes, endereços de e-mail ou IP nem mensagens de quem visita o site.',
  ],
};

const healthData: LegalSection = {
  id: 'health-data',
  heading: 'Não envie dados de saúde',
  paragraphs: [
    'Pedimos-lhe que não escreva na mensagem nada sobre a sua saúde nem sobre a de outra pessoa. Os dados de saúde têm proteção especial, nos termos do artigo 9.º do RGPD, e não fazem falta numa lista de espera. Se os encontrarmos numa mensagem, apagamo-los.',
  ],
};

const purposesAndLegalBases: LegalSection = {
  id: 'purposes-and-legal-bases',
  heading: 'Para que os usamos e com que fundamento',
  paragraphs: ['Usamos os seus dados apenas para as seguintes finalidades:'],
  list: [
    'Gerir a lista de espera, escrever-lhe na sua língua quando houver datas para reservar e, se indicou o país e a profissão, planear transportes, línguas e programas: o seu consentimento (artigo 6.º, n.º 1, alínea a), do RGPD).',
    'Responder à mensagem enviada com o formulário: o seu consentimento (artigo 6.º, n.º 1, alínea a), do RGPD).',
    'Enviar notícias do projeto, apenas a quem tiver assinalado a segunda caixa: o seu consentimento (artigo 6.º, n.º 1, alínea a), do RGPD, e artigo 13.º-A da Lei n.º 41/2004).',
    'Contar dois tipos de clique, apenas se o tiver aceitado: o seu consentimento (artigo 6.º, n.º 1, alínea a), do RGPD).',
    'Se a confirmação por e-mail estiver ativa, pedir-lhe que confirme o endereço e informar quem se inscreve da sua situação na lista: o nosso interesse legítimo em escrever apenas a quem o pediu (artigo 6.º, n.º 1, alínea f), do RGPD).',
    'Proteger o site e o formulário contra ataques, envios automáticos e abusos, com base no endereço IP, no tipo de navegador e na hora: o nosso interesse legítimo na segurança do serviço (artigo 6.º, n.º 1, alínea f), do RGPD).',
    'Poder demonstrar quando deu o consentimento e para que versão desta política, dar seguimento aos pedidos relativos aos seus direitos e impedir que volte o que foi apagado: cumprimento de obrigações legais (artigo 6.º, n.º 1, alínea c), conjugado com os artigos 7.º, n.º 1, 12.º e 17.º do RGPD).',
    'Responder aos e-mails que recebemos: o nosso interesse legítimo em responder a quem nos escreve (artigo 6.º, n.º 1, alínea f), do RGPD).',
  ],
  after: [
    'Pode retirar qualquer consentimento em qualquer altura, sem dizer porquê. A retirada não afeta a licitude do que se fez até então. Se nos escrever a retirar o consentimento para a lista de espera, apagamos a sua inscrição; se apenas não quiser mais notícias, continua na lista. O botão para sair, a que leva uma ligação dos nossos e-mails e que está também em «Os seus dados», tira o seu endereço da lista de imediato; o que tinha enviado passa a servir apenas para demonstrar o consentimento e a saída, e é apagado quando o pedir ou quando o prazo terminar.',
    'Não tomamos decisões automatizadas a seu respeito nem definimos perfis.',
  ],
};

const browserStorage: LegalSection = {
  id: 'browser-storage',
  heading: 'Cookies e o que fica no seu navegador',
  paragraphs: [
    'Este site não usa cookies e não carrega scripts, tipos de letra nem mapas de terceiros. No seu navegador guarda apenas:',
  ],
  list: [
    'A resposta que deu ao aviso de consentimento («accepted» ou «declined», isto é, aceite ou recusado), no armazenamento local, para não voltar a perguntar.',
    'O aspeto claro ou escuro, no armazenamento local, se o tiver escolhido.',
    'O que escreve no formulário, no armazenamento de sessão, para que não se perca se recarregar a página ou mudar de língua. Desaparece quando o formulário é enviado, quando o limpa aí ou quando fecha o separador.',
    'O mesmo, no armazenamento local, para além de fechado o separador, apenas se assinalar a caixa própria. Desaparece quando o formulário é enviado ou quando o limpa aí; passados sete dias, apaga-o a primeira página deste site que abrir.',
    'Só na página de administração, o tipo de ficheiro escolhido para exportar, no armazenamento local.',
  ],
  after: [
    'Nada disto nos é enviado a partir daí. Serve apenas para fazer o que pediu, pelo que o artigo 5.º da Lei n.º 41/2004 não exige consentimento. Pode apagar tudo, em qualquer altura, nas definições do navegador.',
  ],
};

const visitCounts: LegalSection = {
  id: 'visit-counts',
  heading: 'O que contamos, se aceitar',
  paragraphs: [
    `Se escolher «${shell.consent.accept}» no aviso de consentimento, o navegador comunica ao nosso próprio servidor duas ações: a mudança de língua (de qual para qual) e o clique na ligação para ser parceiro fundador. O servidor soma um à contagem desse dia. Não guarda com ela nenhum identificador, endereço IP ou tipo de navegador, pelo que a contagem não permite chegar até si.`,
    `Se recusar, ou não responder, nada é enviado. Para mudar de ideias, carregue em «${shell.consent.settings}», ao fundo de qualquer página, e volte a escolher. Sem scripts, esse botão não aparece e nada se conta.`,
  ],
};

const recipients: LegalSection = {
  id: 'recipients',
  heading: 'Quem recebe os seus dados',
  paragraphs: [
    'Só o administrador do site lê as inscrições. Os subcontratantes a que recorremos são um fornecedor de alojamento, para o servidor e para a caixa de correio, e, se a confirmação por e-mail estiver ativa, quem entrega os nossos e-mails, quando for outro. Todos estão vinculados por contrato nos termos do artigo 28.º do RGPD. Se nos perguntar quais são, dizemos-lhe.',
    'Não vendemos, não alugamos nem trocamos dados pessoais. Só os comunicaremos a uma autoridade pública quando a lei nos obrigar.',
  ],
};

const hostingAndTransfers: LegalSection = {
  id: 'hosting-and-transfers',
  heading: 'Onde ficam guardados',
  paragraphs: [
    'Comprometemo-nos a alojar os seus dados no Espaço Económico Europeu. Se algum dia for necessária uma transferência para fora dele, só se fará com as garantias do capítulo V do RGPD, como uma decisão de adequação ou as cláusulas contratuais-tipo da Comissão Europeia, e esta página di-lo-á com antecedência.',
  ],
};

const retention = (figures: Facts): LegalSection => ({
  id: 'retention',
  heading: 'Durante quanto tempo os guardamos',
  paragraphs: [],
  list: [
    `Inscrições: no máximo ${quantity(figures.retentionYears, 'year', 'pt')}, ou até pedir que apaguemos a sua, se o fizer antes.`,
    `Inscrições com um endereço que ninguém chega a confirmar, se a confirmação por e-mail estiver ativa: apagadas ${figures.unconfirmedDays} dias depois de expirar a ligação do nosso e-mail, salvo se tiverem uma mensagem ou se houver um pedido seu em aberto. Com a sua última inscrição desaparece tudo o resto que lhe diga respeito.`,
    `Endereço IP e tipo de navegador: servem para distinguir um formulário enviado duas vezes de dois envios de pessoas diferentes e para investigar abusos; são eliminados da inscrição ao fim de ${figures.technicalDataDays} dias e das cópias de segurança, o mais tardar, ${figures.copyDays} dias depois.`,
    `E-mails: enquanto o assunto o exigir e, no máximo, ${quantity(figures.retentionYears, 'year', 'pt')}.`,
    `Se a confirmação por e-mail estiver ativa: a ligação que confirma o endereço vale ${figures.confirmationDays} dias. O nome e o endereço são eliminados do registo de cada e-mail ao fim de ${figures.emailTextDays} dias; o resto desse registo e o estado do seu endereço são apagados com a sua última inscrição, no máximo ao fim de ${quantity(figures.retentionYears, 'year', 'pt')}. Quando apagamos tudo o que enviou, ou quando muda de endereço, um último e-mail di-lo. Para isso guardamos o endereço antigo até o e-mail seguir: dez minutos, no máximo, depois de apagarmos tudo, e três dias, no máximo, depois de uma mudança de endereço.`,
    `Cópias de segurança: servem apenas para recuperar de uma avaria, e cada uma é apagada ao fim de ${figures.copyDays} dias. O que apagamos desaparece de imediato da base onde está guardado e, no espaço desses ${figures.copyDays} dias, de todas as cópias; se entretanto tivermos de repor alguma, voltamos a apagá-lo, e os pedidos a que uma correção feita desde então tinha respondido são reabertos, para voltarmos a corrigir os dados. Quando o site guarda os dados num servidor de base de dados (Postgres), o que é apagado já ninguém o pode ler, mas os seus bytes ficam no disco desse servidor e no seu registo de alterações até o espaço voltar a ser usado. Para que então nada fique esquecido, uma lista guardada fora das cópias pode conter, enquanto houver uma cópia mais antiga, o que decidiu (sair da lista, deixar as notícias, limitar ou apagar dados) e o que pediu no exercício dos seus direitos, com a hora, os números das inscrições, o seu número aleatório no registo e um código feito a partir do seu endereço com uma chave secreta, que não permite chegar ao endereço.`,
    `Pedidos relativos aos seus direitos: no máximo ${quantity(figures.retentionYears, 'year', 'pt')}. Depois de apagados os seus dados, ficam apenas o tipo e os dias.`,
    `Entradas do registo: no máximo ${quantity(figures.retentionYears, 'year', 'pt')}. O que uma entrada diga de si além do tipo, do dia e do seu número aleatório é apagado com os seus dados, e a partir daí nada liga esse número a si.`,
    'Contagens diárias: não são dados pessoais e podem ser guardadas durante mais tempo.',
  ],
});

const yourRights = ({ email }: PolicyOwner, figures: Facts): LegalSection => ({
  id: 'your-rights',
  heading: 'Os seus direitos',
  paragraphs: ['Nos termos dos artigos 7.º e 15.º a 22.º do RGPD, tem direito a:'],
  list: [
    'saber se tratamos dados seus e receber uma cópia;',
    'corrigir os dados inexatos e completar os incompletos;',
    'obter o apagamento dos seus dados;',
    'obter a limitação do tratamento;',
    'receber os dados que nos forneceu num formato estruturado, de uso corrente e de leitura automática, ou fazê-los transmitir a outro responsável pelo tratamento;',
    'opor-se, por motivos relacionados com a sua situação particular, ao tratamento assente em interesse legítimo;',
    'retirar o consentimento em qualquer altura.',
  ],
  after: [
    'Se a confirmação por e-mail estiver ativa, pode exercer quase todos por si, sem conta, em «Os seus dados». Indique o seu endereço de e-mail e enviamos-lhe uma ligação para uma página com tudo o que este site guarda a seu respeito. Aí pode corrigir os dados, escolher o que quer receber, deixar a lista, descarregar tudo num ficheiro de leitura automática e apagar uma inscrição ou tudo. Um novo endereço de e-mail só conta depois de o confirmar, e avisamos o antigo. Se não estiver ativa, essa página traz uma mensagem pronta a enviar-nos.',
    `Pode sempre escrever para ${email}, se possível a partir do endereço que nos indicou. É tudo gratuito. Se tivermos dúvidas de que o pedido é seu, podemos pedir o necessário para o confirmar, e nada mais.`,
    `Respondemos em ${figures.rightsRequestDays} dias e, em qualquer caso, dentro do mês fixado no artigo 12.º, n.º 3, do RGPD. Se os pedidos forem complexos ou numerosos, esse artigo permite até mais dois meses; nesse caso, avisamos no primeiro mês e dizemos porquê.`,
    'Enquanto o tratamento estiver limitado, apenas conservamos os seus dados: a mensagem fica tapada e só se abre pelos motivos do artigo 18.º, n.º 2, do RGPD, nada se altera e não lhe enviamos e-mails, salvo os que pedir.',
  ],
});

const complaints: LegalSection = {
  id: 'complaints',
  heading: 'Reclamações',
  paragraphs: [
    'Se entender que tratamos os seus dados de forma ilícita, diga-nos, por favor. Pode também, em qualquer altura e sem nos escrever antes, apresentar reclamação à autoridade de controlo: Comissão Nacional de Proteção de Dados (CNPD), Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa, www.cnpd.pt.',
    'Se viver ou trabalhar noutro Estado-Membro, pode, em vez disso, dirigir-se à autoridade desse Estado. Mantém sempre o direito de recorrer aos tribunais.',
  ],
};

const minimumAge = (figures: Facts): LegalSection => ({
  id: 'minimum-age',
  heading: 'Idade',
  paragraphs: [
    `A lista de espera destina-se a pessoas com ${figures.minimumAge} anos ou mais. Não recolhemos conscientemente dados de pessoas mais novas e, se soubermos que isso aconteceu, apagamo-los.`,
  ],
});

const security: LegalSection = {
  id: 'security',
  heading: 'Como os protegemos',
  paragraphs: [
    'A ligação ao site público é cifrada. Só o administrador pode ler as inscrições, depois de iniciar sessão; da palavra-passe guarda-se apenas um resumo criptográfico (hash), e as tentativas repetidas de a adivinhar são travadas. Os visitantes podem enviar uma inscrição, mas não ler nenhuma, e nem o formulário nem «Os seus dados» revelam se um endereço está na lista. As entradas do administrador e cada vez que se leem, exportam, alteram ou apagam inscrições ficam num registo no qual se nota se algo foi alterado depois. O registo não diz quem é: cada entrada que lhe diz respeito tem apenas um número aleatório, pelo qual a podemos encontrar enquanto guardarmos os seus dados, para podermos mostrar o que se fez com eles.',
    'Se, ainda assim, uma violação de dados implicar um risco elevado para os seus direitos, comunicamos-lho sem demora injustificada, e notificamos a CNPD sempre que o artigo 33.º do RGPD o exija.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'Alterações a esta política',
  paragraphs: [
    'Esta é a versão {version}. É por ela, e não pela data do início, que se sabe que texto está em vigor: muda sempre que mudamos uma palavra. Cada inscrição é guardada com a versão em vigor no momento do envio. Se alguma vez quisermos usar os seus dados para um fim a que não deu consentimento, perguntamos primeiro.',
  ],
};

export const privacy = { ...privacyOf(siteConfig, facts), name: 'Política de privacidade' };
