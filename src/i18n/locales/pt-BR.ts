import type { CompleteLocale } from "../locale-context";

const loading = "Carregando";

const copy = { copied: "Copiado", failed: "Não foi possível copiar", copyAction: "Copiar" };

const list = { options: "Opções" };

const results = {
  empty: "Nenhum resultado",
  results: { one: "{count} resultado", many: "{count} de resultados", other: "{count} resultados" },
};

const picker = { ...list, ...results, clear: "Limpar" };

const calendar = {
  weekdays: "dom seg ter qua qui sex sáb",
  previousMonth: "Mês anterior",
  nextMonth: "Próximo mês",
  today: "Hoje",
  selected: "selecionado",
};

const time = {
  hour: "Hora",
  minute: "Minuto",
  second: "Segundo",
  dayPeriod: "AM/PM",
  empty: "Vazio",
  incomplete: "Insira um horário completo.",
};

const dateInput = {
  open: "Abrir calendário",
  calendar: "Calendário",
  year: "AAAA",
  month: "MM",
  day: "DD",
  invalid: "Insira uma data, por exemplo, {date}.",
  tooEarly: "Insira {date} ou uma data posterior.",
  tooLate: "Insira {date} ou uma data anterior.",
  unavailable: "Este dia não está disponível. Escolha outro.",
};

/** Brazilian Portuguese. */
export const ptBR: CompleteLocale = {
  code: "pt-BR",
  dir: "ltr",
  weekStartsOn: 0,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "online",
      away: "ausente",
      busy: "não perturbe",
      offline: "offline",
      more: { one: "Mais {count}", many: "Mais {count}", other: "Mais {count}" },
    },
    breadcrumbs: { ...copy, label: "Trilha de navegação", loading },
    chart: {
      noData: "Sem dados",
      loading: "Carregando dados",
      error: "Não foi possível carregar os dados.",
      retry: "Tentar novamente",
      showTable: "Mostrar como tabela",
      showChart: "Mostrar como gráfico",
      category: "Categoria",
      value: "Valor",
      sampled: "{shown} de {total} linhas, em intervalos regulares",
      values: { one: "{count} valor", many: "{count} de valores", other: "{count} valores" },
      series: { one: "{count} série", many: "{count} de séries", other: "{count} séries" },
      summary: "{values}, de {low} ({lowAt}) a {high} ({highAt}).",
      summaryOfSeries: "{series} com {values}, de {low} ({lowAt}) a {high} ({highAt}).",
      hint: "As teclas de seta movem entre pontos e séries. A seguir, há uma tabela com os mesmos dados.",
    },
    choroplethMap: {
      noData: "Sem dados",
      region: "Região",
      value: "Valor",
      name: "Mapa",
      hint: "As teclas de seta permitem ir de uma região a outra. Em seguida, há uma tabela com os mesmos dados.",
    },
    clipboardText: copy,
    code: { ...copy, code: "Código", copyAction: "Copiar código" },
    combobox: {
      ...picker,
      open: "Mostrar opções",
      remove: "Remover",
      chosen: "Seleção",
      search: "Pesquisar",
    },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "Data de início",
      to: "Data de término",
      reversed: "A data de término é anterior à data de início.",
      tooShort: {
        one: "Escolha pelo menos {count} dia.",
        many: "Escolha pelo menos {count} de dias.",
        other: "Escolha pelo menos {count} dias.",
      },
      tooLong: {
        one: "Escolha no máximo {count} dia.",
        many: "Escolha no máximo {count} de dias.",
        other: "Escolha no máximo {count} dias.",
      },
      presets: "Períodos comuns",
      lastDays: { one: "Último {count} dia", many: "Últimos {count} de dias", other: "Últimos {count} dias" },
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "Redefinir", none: "Nenhuma data selecionada" },
    dateTimePicker: {
      ...calendar,
      ...time,
      time: "Horário",
      noDay: "Selecione um dia.",
      noTime: "Insira um horário.",
      leftOut: "Neste dia, os relógios são adiantados e o horário {time} não existe. Insira outro horário.",
      tooEarly: "Insira {date} ou uma data e um horário posteriores.",
      tooLate: "Insira {date} ou uma data e um horário anteriores.",
      firstSelected:
        "Neste dia, os relógios são atrasados e o horário se repete. O primeiro está selecionado ({offset}).",
      secondSelected:
        "Neste dia, os relógios são atrasados e o horário se repete. O segundo está selecionado ({offset}).",
      selectFirst: "Selecionar o primeiro ({offset})",
      selectSecond: "Selecionar o segundo ({offset})",
    },
    commandPalette: {
      ...results,
      name: "Paleta de comandos",
      search: "Pesquisar",
      placeholder: "Pesquisar…",
      options: "Resultados",
      emptyFor: "Nenhum resultado para “{query}”",
      loading,
      close: "Fechar",
      navigate: "Navegar",
      select: "Selecionar",
      openInNewTab: "Abrir em uma nova guia",
      escapeKey: "Esc",
      enterKey: "Enter",
      controlKey: "Ctrl",
    },
    drawer: { expand: "Expandir", collapse: "Recolher" },
    field: { optional: "(opcional)", moreInformation: "Mais informações" },
    fileUpload: {
      chooseFile: "Escolher um arquivo",
      chooseFiles: "Escolher arquivos",
      chooseFolder: "Escolher uma pasta",
      drop: "ou arrastar e soltar",
      reading: "Lendo arquivos…",
      list: "Arquivos",
      none: "Nenhum arquivo selecionado",
      selected: {
        one: "{name} selecionado",
        many: "{count} de arquivos selecionados",
        other: "{count} arquivos selecionados",
      },
      uploading: "Enviando {name}",
      uploaded: "Enviado",
      retry: "Enviar {name} novamente",
      remove: "Remover {name}",
      rejectedType: {
        one: "O tipo de arquivo de “{name}” não é aceito.",
        many: "{count} de arquivos são de um tipo não aceito.",
        other: "{count} arquivos são de um tipo não aceito.",
      },
      rejectedSize: {
        one: "“{name}” excede o tamanho máximo de {size}.",
        many: "{count} de arquivos excedem o tamanho máximo de {size}.",
        other: "{count} arquivos excedem o tamanho máximo de {size}.",
      },
      rejectedCount: {
        one: "“{name}” não foi adicionado. O número máximo de arquivos é {limit}.",
        many: "{count} de arquivos não foram adicionados. O número máximo de arquivos é {limit}.",
        other: "{count} arquivos não foram adicionados. O número máximo de arquivos é {limit}.",
      },
    },
    link: { opensInNewTab: "(abre em uma nova guia)" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "Barra de ferramentas" },
    numberField: {
      role: "Campo numérico",
      increase: "Aumentar",
      decrease: "Diminuir",
      inexact: "Insira um número com menos dígitos.",
    },
    pagination: {
      label: "Paginação",
      showing: "{range} de {total}",
      empty: results.empty,
      unknown: "Página {page}",
      first: "Primeira página",
      previous: "Página anterior",
      next: "Próxima página",
      last: "Última página",
      page: "Página, de {first} a {pages}",
      perPage: "Por página",
    },
    poweredBy: { poweredBy: "Desenvolvido com" },
    select: { ...list, empty: "Nenhuma opção", loading },
    sidebar: {
      label: "Menu principal",
      toggle: "Mostrar/ocultar barra lateral",
      resize: "Redimensionar barra lateral",
    },
    skeleton: { loading },
    slider: { minimum: "Mínimo", maximum: "Máximo" },
    sparkline: { noData: "Sem dados", summary: "de {first} a {last}, mínimo {low}, máximo {high}" },
    stepper: {
      label: "Progresso",
      compact: "Etapa {step} de {count}: {label}",
      optional: "(opcional)",
      complete: "Concluído:",
      error: "Erro:",
    },
    table: {
      table: "Tabela",
      loading,
      selection: "Seleção",
      selectAll: "Selecionar todas as linhas",
      selectRow: "Selecionar {row}",
      resize: "Redimensionar",
      width: "{width} pixels",
    },
    textarea: {
      left: {
        one: "{count} caractere restante",
        many: "{count} de caracteres restantes",
        other: "{count} caracteres restantes",
      },
    },
    timeField: time,
    toast: {
      region: "Notificações (F6)",
      close: "Fechar",
      closeAll: "Fechar todas",
      more: { one: "Mais {count}", many: "Mais {count}", other: "Mais {count}" },
      info: "Informação:",
      success: "Sucesso:",
      warning: "Aviso:",
      error: "Erro:",
    },
    tree: {
      label: "Árvore",
      expand: "Expandir {label}",
      collapse: "Recolher {label}",
      loading: "Carregando {label}",
      loaded: {
        one: "{count} item em {label}",
        many: "{count} de itens em {label}",
        other: "{count} itens em {label}",
      },
      error: "Não foi possível carregar.",
      retry: "Tentar novamente",
    },
  },
};
