import type { CompleteLocale } from "../locale-context";

const loading = "Wird geladen";

const copy = { copied: "Kopiert", failed: "Kopieren fehlgeschlagen", copyAction: "Kopieren" };

const list = { options: "Optionen" };

const results = {
  empty: "Keine Ergebnisse",
  results: { one: "{count} Ergebnis", other: "{count} Ergebnisse" },
};

const picker = { ...list, ...results, clear: "Leeren" };

const calendar = {
  weekdays: "So Mo Di Mi Do Fr Sa",
  previousMonth: "Vorheriger Monat",
  nextMonth: "Nächster Monat",
  today: "Heute",
  selected: "ausgewählt",
};

const time = {
  hour: "Stunde",
  minute: "Minute",
  second: "Sekunde",
  dayPeriod: "AM/PM",
  empty: "Leer",
  incomplete: "Geben Sie eine vollständige Uhrzeit ein.",
};

const dateInput = {
  open: "Kalender öffnen",
  calendar: "Kalender",
  year: "JJJJ",
  month: "MM",
  day: "TT",
  invalid: "Geben Sie ein Datum wie {date} ein.",
  tooEarly: "Geben Sie {date} oder ein späteres Datum ein.",
  tooLate: "Geben Sie {date} oder ein früheres Datum ein.",
  unavailable: "Dieser Tag ist nicht verfügbar. Wählen Sie einen anderen.",
};

/** German. */
export const de: CompleteLocale = {
  code: "de",
  dir: "ltr",
  weekStartsOn: 1,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "online",
      away: "abwesend",
      busy: "beschäftigt",
      offline: "offline",
      more: { one: "{count} weitere", other: "{count} weitere" },
    },
    breadcrumbs: { ...copy, label: "Navigationspfad", loading },
    chart: {
      noData: "Keine Daten",
      loading: "Daten werden geladen",
      error: "Die Daten konnten nicht geladen werden.",
      retry: "Erneut versuchen",
      showTable: "Als Tabelle anzeigen",
      showChart: "Als Diagramm anzeigen",
      category: "Kategorie",
      value: "Wert",
      sampled: "{shown} von {total} Zeilen in gleichen Abständen",
      values: { one: "{count} Wert", other: "{count} Werte" },
      series: { one: "{count} Datenreihe", other: "{count} Datenreihen" },
      summary: "{values} von {low} ({lowAt}) bis {high} ({highAt}).",
      summaryOfSeries: "{series}: {values} von {low} ({lowAt}) bis {high} ({highAt}).",
      hint: "Mit den Pfeiltasten wechseln Sie zwischen Punkten und Datenreihen. Danach folgt eine Tabelle mit denselben Daten.",
    },
    choroplethMap: {
      noData: "Keine Daten",
      region: "Region",
      value: "Wert",
      name: "Karte",
      hint: "Mit den Pfeiltasten wechseln Sie zwischen den Regionen. Danach folgt eine Tabelle mit denselben Daten.",
    },
    clipboardText: copy,
    code: { ...copy, code: "Code", copyAction: "Code kopieren" },
    combobox: {
      ...picker,
      open: "Optionen anzeigen",
      remove: "Entfernen:",
      chosen: "Auswahl",
      search: "Suchen",
    },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "Startdatum",
      to: "Enddatum",
      reversed: "Das Enddatum liegt vor dem Startdatum.",
      tooShort: { one: "Wählen Sie mindestens {count} Tag.", other: "Wählen Sie mindestens {count} Tage." },
      tooLong: { one: "Wählen Sie höchstens {count} Tag.", other: "Wählen Sie höchstens {count} Tage." },
      presets: "Häufige Zeiträume",
      lastDays: { one: "Letzter {count} Tag", other: "Letzte {count} Tage" },
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "Zurücksetzen", none: "Kein Zeitraum ausgewählt" },
    dateTimePicker: {
      ...calendar,
      ...time,
      time: "Uhrzeit",
      noDay: "Wählen Sie einen Tag aus.",
      noTime: "Geben Sie eine Uhrzeit ein.",
      leftOut:
        "An diesem Tag werden die Uhren vorgestellt, daher gibt es die Uhrzeit {time} nicht. Geben Sie eine andere ein.",
      tooEarly: "Geben Sie {date} oder einen späteren Zeitpunkt ein.",
      tooLate: "Geben Sie {date} oder einen früheren Zeitpunkt ein.",
      firstSelected:
        "An diesem Tag werden die Uhren zurückgestellt, daher gibt es die Uhrzeit zweimal. Die erste ist ausgewählt ({offset}).",
      secondSelected:
        "An diesem Tag werden die Uhren zurückgestellt, daher gibt es die Uhrzeit zweimal. Die zweite ist ausgewählt ({offset}).",
      selectFirst: "Erste auswählen ({offset})",
      selectSecond: "Zweite auswählen ({offset})",
    },
    commandPalette: {
      ...results,
      name: "Befehlspalette",
      search: "Suchen",
      placeholder: "Suchen …",
      options: "Ergebnisse",
      emptyFor: "Keine Ergebnisse für „{query}“",
      loading,
      close: "Schließen",
      navigate: "Navigieren",
      select: "Auswählen",
      openInNewTab: "In neuem Tab öffnen",
      escapeKey: "Esc",
      enterKey: "Eingabe",
      controlKey: "Strg",
    },
    drawer: { expand: "Erweitern", collapse: "Reduzieren" },
    field: { optional: "(optional)", moreInformation: "Weitere Informationen" },
    fileUpload: {
      chooseFile: "Datei auswählen",
      chooseFiles: "Dateien auswählen",
      chooseFolder: "Ordner auswählen",
      drop: "oder hierher ziehen",
      reading: "Dateien werden gelesen …",
      list: "Dateien",
      none: "Keine Datei ausgewählt",
      selected: { one: "{name} ausgewählt", other: "{count} Dateien ausgewählt" },
      uploading: "{name} wird hochgeladen",
      uploaded: "Hochgeladen",
      retry: "{name} erneut hochladen",
      remove: "{name} entfernen",
      rejectedType: {
        one: "Der Dateityp von „{name}“ wird nicht akzeptiert.",
        other: "{count} Dateien haben einen Typ, der nicht akzeptiert wird.",
      },
      rejectedSize: {
        one: "„{name}“ ist größer als {size}.",
        other: "{count} Dateien sind größer als {size}.",
      },
      rejectedCount: {
        one: "„{name}“ wurde nicht hinzugefügt. Die maximale Anzahl an Dateien ist {limit}.",
        other: "{count} Dateien wurden nicht hinzugefügt. Die maximale Anzahl an Dateien ist {limit}.",
      },
    },
    link: { opensInNewTab: "(wird in neuem Tab geöffnet)" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "Symbolleiste" },
    numberField: {
      role: "Zahlenfeld",
      increase: "Erhöhen",
      decrease: "Verringern",
      inexact: "Geben Sie eine Zahl mit weniger Ziffern ein.",
    },
    pagination: {
      label: "Seitennavigation",
      showing: "{range} von {total}",
      empty: results.empty,
      unknown: "Seite {page}",
      first: "Erste Seite",
      previous: "Vorherige Seite",
      next: "Nächste Seite",
      last: "Letzte Seite",
      page: "Seite, {first} bis {pages}",
      perPage: "Pro Seite",
    },
    poweredBy: { poweredBy: "Erstellt mit" },
    select: { ...list, empty: "Keine Optionen", loading },
    sidebar: {
      label: "Hauptmenü",
      toggle: "Seitenleiste ein-/ausblenden",
      resize: "Seitenleistenbreite ändern",
    },
    skeleton: { loading },
    slider: { minimum: "Minimum", maximum: "Maximum" },
    sparkline: { noData: "Keine Daten", summary: "von {first} bis {last}, Minimum {low}, Maximum {high}" },
    stepper: {
      label: "Fortschritt",
      compact: "Schritt {step} von {count}: {label}",
      optional: "(optional)",
      complete: "Abgeschlossen:",
      error: "Fehler:",
    },
    table: {
      table: "Tabelle",
      loading,
      selection: "Auswahl",
      selectAll: "Alle Zeilen auswählen",
      selectRow: "{row} auswählen",
      resize: "Breite ändern:",
      width: "{width} Pixel",
    },
    textarea: { left: { one: "Noch {count} Zeichen", other: "Noch {count} Zeichen" } },
    timeField: time,
    toast: {
      region: "Benachrichtigungen (F6)",
      close: "Schließen",
      closeAll: "Alle schließen",
      more: { one: "{count} weitere", other: "{count} weitere" },
      info: "Information:",
      success: "Erfolg:",
      warning: "Warnung:",
      error: "Fehler:",
    },
    tree: {
      label: "Baumstruktur",
      expand: "{label} erweitern",
      collapse: "{label} reduzieren",
      loading: "Wird geladen: {label}",
      loaded: { one: "{count} Element in {label}", other: "{count} Elemente in {label}" },
      error: "Laden fehlgeschlagen.",
      retry: "Erneut versuchen",
    },
  },
};
