import type { Admin } from '../en/admin.ts';

export const admin: Admin = {
  meta: {
    title: 'Painel de administração',
    description: 'Onde quem gere o retiro inicia sessão e lê as manifestações de interesse.',
  },
  needsScript:
    'O painel de administração precisa de JavaScript. Autorize-o neste site e volte a carregar a página.',
  login: {
    heading: 'Acesso à administração',
    username: 'Nome de utilizador',
    password: 'Palavra-passe',
    submit: 'Entrar',
    busy: 'A autenticar...',
  },
  toasts: {
    failed: 'A autenticação falhou',
    invalid: 'Credenciais inválidas',
    unable: 'Não foi possível verificar as credenciais',
    tryAgainIn: 'Tente de novo daqui a {minutes} min.',
  },
  desk: {
    heading: 'Painel de administração',
    total: 'Total de inscrições',
    thisWeek: 'Esta semana',
    thisMonth: 'Este mês',
    backToSite: 'Voltar ao site',
    tableHeading: 'Manifestações de interesse',
    empty: 'Ainda ninguém se inscreveu. A primeira inscrição aparecerá aqui.',
    columns: {
      name: 'Nome',
      email: 'E-mail',
      country: 'País',
      profession: 'Profissão',
      wantsUpdates: 'Quer notícias',
      date: 'Data',
    },
    yes: 'Sim',
    no: 'Não',
    none: '-',
    message: 'Mensagem',
    events: {
      heading: 'Ações contadas',
      note: 'Desde a abertura do site, de visitantes que aceitaram ser contados.',
      toPortuguese: 'Mudanças para português',
      toEnglish: 'Mudanças para inglês',
      partnerClicks: 'Cliques na ligação para parceiros fundadores',
    },
    returning: 'já inscrito',
    returningHint: 'Este endereço de e-mail já estava inscrito.',
  },
};
