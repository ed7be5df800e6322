import type { CompleteLocale } from "../locale-context";

const loading = "Caricamento";

const copy = { copied: "Copiato", failed: "Impossibile copiare", copyAction: "Copia" };

const list = { options: "Opzioni" };

const results = {
  empty: "Nessun risultato",
  results: { one: "{count} risultato", many: "{count} di risultati", other: "{count} risultati" },
};

const picker = { ...list, ...results, clear: "Cancella" };

const calendar = {
  weekdays: "dom lun mar mer gio ven sab",
  previousMonth: "Mese precedente",
  nextMonth: "Mese successivo",
  today: "Oggi",
  selected: "selezionato",
};

const time = {
  hour: "Ora",
  minute: "Minuto",
  second: "Secondo",
  dayPeriod: "AM/PM",
  empty: "Vuoto",
  incomplete: "Inserisci un orario completo.",
};

const dateInput = {
  open: "Apri calendario",
  calendar: "Calendario",
  year: "AAAA",
  month: "MM",
  day: "GG",
  invalid: "Inserisci una data, ad esempio {date}.",
  tooEarly: "Inserisci {date} o una data successiva.",
  tooLate: "Inserisci {date} o una data precedente.",
  unavailable: "Questo giorno non è disponibile. Scegline un altro.",
};

/** Italian. */
export const it: CompleteLocale = {
  code: "it",
  dir: "ltr",
  weekStartsOn: 1,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "online",
      away: "assente",
      busy: "non disturbare",
      offline: "offline",
      more: {
        one: "{count} altra persona",
        many: "{count} di altre persone",
        other: "Altre {count} persone",
      },
    },
    breadcrumbs: { ...copy, label: "Percorso di navigazione", loading },
    chart: {
      noData: "Nessun dato",
      loading: "Caricamento dei dati",
      error: "Impossibile caricare i dati.",
      retry: "Riprova",
      showTable: "Mostra come tabella",
      showChart: "Mostra come grafico",
      category: "Categoria",
      value: "Valore",
      sampled: "{shown} righe su {total}, a intervalli regolari",
      values: { one: "{count} valore", many: "{count} di valori", other: "{count} valori" },
      series: { one: "{count} serie", many: "{count} di serie", other: "{count} serie" },
      summary: "{values}, da {low} ({lowAt}) a {high} ({highAt}).",
      summaryOfSeries: "{series} con {values}, da {low} ({lowAt}) a {high} ({highAt}).",
      hint: "I tasti freccia passano da un punto e da una serie all’altra. Segue una tabella con gli stessi dati.",
      other: "Altro",
      total: "Totale",
      only: "Solo",
      showOnly: "Solo {series}",
      showAll: "Mostra tutte le serie",
      resetRange: "Reimposta intervallo",
      rangeHint: "Maiusc e i tasti freccia selezionano un intervallo di tempo, e Invio lo applica.",
      range: "Da {from} a {to}",
      incomplete: "{value}, incompleto",
    },
    choroplethMap: {
      noData: "Nessun dato",
      region: "Regione",
      value: "Valore",
      name: "Mappa",
      hint: "I tasti freccia permettono di passare da una regione all’altra. Segue una tabella con gli stessi dati.",
    },
    clipboardText: copy,
    code: { ...copy, code: "Codice", copyAction: "Copia codice" },
    combobox: { ...picker, open: "Mostra opzioni", remove: "Rimuovi", chosen: "Selezione", search: "Cerca" },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "Data di inizio",
      to: "Data di fine",
      reversed: "La data di fine precede quella di inizio.",
      tooShort: {
        one: "Scegli almeno {count} giorno.",
        many: "Scegli almeno {count} di giorni.",
        other: "Scegli almeno {count} giorni.",
      },
      tooLong: {
        one: "Scegli al massimo {count} giorno.",
        many: "Scegli al massimo {count} di giorni.",
        other: "Scegli al massimo {count} giorni.",
      },
      presets: "Periodi comuni",
      lastDays: {
        one: "Ultimo {count} giorno",
        many: "Ultimi {count} di giorni",
        other: "Ultimi {count} giorni",
      },
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "Reimposta", none: "Nessuna data selezionata" },
    dateTimePicker: {
      ...calendar,
      ...time,
      time: "Orario",
      noDay: "Seleziona un giorno.",
      noTime: "Inserisci un orario.",
      leftOut:
        "In questo giorno gli orologi vengono spostati in avanti e l’orario {time} non esiste. Inserisci un altro orario.",
      tooEarly: "Inserisci {date} o una data e un orario successivi.",
      tooLate: "Inserisci {date} o una data e un orario precedenti.",
      firstSelected:
        "In questo giorno gli orologi vengono spostati indietro e l’orario si ripete. È selezionato il primo ({offset}).",
      secondSelected:
        "In questo giorno gli orologi vengono spostati indietro e l’orario si ripete. È selezionato il secondo ({offset}).",
      selectFirst: "Seleziona il primo ({offset})",
      selectSecond: "Seleziona il secondo ({offset})",
    },
    commandPalette: {
      ...results,
      name: "Riquadro comandi",
      search: "Cerca",
      placeholder: "Cerca…",
      options: "Risultati",
      emptyFor: "Nessun risultato per “{query}”",
      loading,
      close: "Chiudi",
      navigate: "Naviga",
      select: "Seleziona",
      openInNewTab: "Apri in una nuova scheda",
      escapeKey: "Esc",
      enterKey: "Invio",
      controlKey: "Ctrl",
    },
    drawer: { expand: "Espandi", collapse: "Comprimi" },
    field: { optional: "(facoltativo)", moreInformation: "Altre informazioni" },
    fileUpload: {
      chooseFile: "Scegli un file",
      chooseFiles: "Scegli i file",
      chooseFolder: "Scegli una cartella",
      drop: "o trascina qui",
      reading: "Lettura dei file…",
      list: "File",
      none: "Nessun file selezionato",
      selected: {
        one: "{name} selezionato",
        many: "{count} di file selezionati",
        other: "{count} file selezionati",
      },
      uploading: "Caricamento di {name}",
      uploaded: "Caricato",
      retry: "Carica di nuovo {name}",
      remove: "Rimuovi {name}",
      rejectedType: {
        one: "Il tipo di file di “{name}” non è accettato.",
        many: "{count} di file sono di un tipo non accettato.",
        other: "{count} file sono di un tipo non accettato.",
      },
      rejectedSize: {
        one: "“{name}” supera la dimensione massima di {size}.",
        many: "{count} di file superano la dimensione massima di {size}.",
        other: "{count} file superano la dimensione massima di {size}.",
      },
      rejectedCount: {
        one: "“{name}” non è stato aggiunto. Il numero massimo di file è {limit}.",
        many: "{count} di file non sono stati aggiunti. Il numero massimo di file è {limit}.",
        other: "{count} file non sono stati aggiunti. Il numero massimo di file è {limit}.",
      },
    },
    link: { opensInNewTab: "(si apre in una nuova scheda)" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "Barra degli strumenti" },
    numberField: {
      role: "Campo numerico",
      increase: "Aumenta",
      decrease: "Diminuisci",
      inexact: "Inserisci un numero con meno cifre.",
    },
    pagination: {
      label: "Paginazione",
      showing: "{range} di {total}",
      empty: results.empty,
      unknown: "Pagina {page}",
      first: "Prima pagina",
      previous: "Pagina precedente",
      next: "Pagina successiva",
      last: "Ultima pagina",
      page: "Pagina, da {first} a {pages}",
      perPage: "Per pagina",
    },
    poweredBy: { poweredBy: "Realizzato con" },
    select: { ...list, empty: "Nessuna opzione", loading },
    sidebar: {
      label: "Menu principale",
      toggle: "Mostra/nascondi barra laterale",
      resize: "Ridimensiona barra laterale",
    },
    skeleton: { loading },
    slider: { minimum: "Minimo", maximum: "Massimo" },
    sparkline: { noData: "Nessun dato", summary: "da {first} a {last}, minimo {low}, massimo {high}" },
    stepper: {
      label: "Avanzamento",
      compact: "Passaggio {step} di {count}: {label}",
      optional: "(facoltativo)",
      complete: "Completato:",
      error: "Errore:",
    },
    table: {
      table: "Tabella",
      loading,
      selection: "Selezione",
      selectAll: "Seleziona tutte le righe",
      selectRow: "Seleziona {row}",
      resize: "Ridimensiona",
      width: "{width} pixel",
    },
    textarea: {
      left: {
        one: "{count} carattere rimanente",
        many: "{count} di caratteri rimanenti",
        other: "{count} caratteri rimanenti",
      },
    },
    timeField: time,
    toast: {
      region: "Notifiche (F6)",
      close: "Chiudi",
      closeAll: "Chiudi tutte",
      more: { one: "{count} altra", many: "{count} di altre", other: "Altre {count}" },
      info: "Informazione:",
      success: "Operazione riuscita:",
      warning: "Avviso:",
      error: "Errore:",
    },
    tree: {
      label: "Albero",
      expand: "Espandi {label}",
      collapse: "Comprimi {label}",
      loading: "Caricamento di {label}",
      loaded: {
        one: "{count} elemento in {label}",
        many: "{count} di elementi in {label}",
        other: "{count} elementi in {label}",
      },
      error: "Impossibile caricare.",
      retry: "Riprova",
    },
  },
};
