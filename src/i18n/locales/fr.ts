import type { CompleteLocale } from "../locale-context";

const loading = "Chargement";

const copy = { copied: "Copié", failed: "Échec de la copie", copyAction: "Copier" };

const list = { options: "Options" };

const results = {
  empty: "Aucun résultat",
  results: { one: "{count} résultat", many: "{count} de résultats", other: "{count} résultats" },
};

const picker = { ...list, ...results, clear: "Effacer" };

const calendar = {
  weekdays: "dim lun mar mer jeu ven sam",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  today: "Aujourd’hui",
  selected: "sélectionné",
};

const time = {
  hour: "Heure",
  minute: "Minute",
  second: "Seconde",
  dayPeriod: "AM/PM",
  empty: "Vide",
  incomplete: "Saisissez une heure complète.",
};

const dateInput = {
  open: "Ouvrir le calendrier",
  calendar: "Calendrier",
  year: "AAAA",
  month: "MM",
  day: "JJ",
  invalid: "Saisissez une date, par exemple {date}.",
  tooEarly: "Saisissez le {date} ou une date ultérieure.",
  tooLate: "Saisissez le {date} ou une date antérieure.",
  unavailable: "Ce jour n’est pas disponible. Choisissez-en un autre.",
};

/** French. */
export const fr: CompleteLocale = {
  code: "fr",
  dir: "ltr",
  weekStartsOn: 1,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "en ligne",
      away: "en veille",
      busy: "ne pas déranger",
      offline: "hors ligne",
      more: { one: "{count} autre", many: "{count} d’autres", other: "{count} autres" },
    },
    breadcrumbs: { ...copy, label: "Fil d’Ariane", loading },
    chart: {
      noData: "Aucune donnée",
      loading: "Chargement des données",
      error: "Impossible de charger les données.",
      retry: "Réessayer",
      showTable: "Afficher le tableau",
      showChart: "Afficher le graphique",
      category: "Catégorie",
      value: "Valeur",
      sampled: "{shown} lignes sur {total}, à intervalles réguliers",
      values: { one: "{count} valeur", many: "{count} de valeurs", other: "{count} valeurs" },
      series: { one: "{count} série", many: "{count} de séries", other: "{count} séries" },
      summary: "{values}, de {low} ({lowAt}) à {high} ({highAt}).",
      summaryOfSeries: "{series} avec {values}, de {low} ({lowAt}) à {high} ({highAt}).",
      hint: "Les touches fléchées permettent de passer d’un point et d’une série à l’autre. Un tableau contenant les mêmes données suit.",
      other: "Autres",
      total: "Total",
      only: "Uniquement",
      showOnly: "Uniquement {series}",
      showAll: "Afficher toutes les séries",
      resetRange: "Toute la période",
      rangeHint: "Maj et les touches fléchées sélectionnent une période, et Entrée l’applique.",
      range: "{from} à {to}",
      incomplete: "{value}, incomplet",
    },
    choroplethMap: {
      noData: "Aucune donnée",
      region: "Région",
      value: "Valeur",
      name: "Carte",
      hint: "Les touches fléchées permettent de passer d’une région à l’autre. Un tableau contenant les mêmes données suit.",
    },
    clipboardText: copy,
    code: { ...copy, code: "Code", copyAction: "Copier le code" },
    combobox: {
      ...picker,
      open: "Afficher les options",
      remove: "Retirer",
      chosen: "Sélection",
      search: "Rechercher",
    },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "Date de début",
      to: "Date de fin",
      reversed: "La date de fin est antérieure à la date de début.",
      tooShort: {
        one: "Choisissez au moins {count} jour.",
        many: "Choisissez au moins {count} de jours.",
        other: "Choisissez au moins {count} jours.",
      },
      tooLong: {
        one: "Choisissez au plus {count} jour.",
        many: "Choisissez au plus {count} de jours.",
        other: "Choisissez au plus {count} jours.",
      },
      presets: "Périodes courantes",
      lastDays: {
        one: "{count} dernier jour",
        many: "{count} de derniers jours",
        other: "{count} derniers jours",
      },
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "Réinitialiser", none: "Aucune date sélectionnée" },
    dateTimePicker: {
      ...calendar,
      ...time,
      time: "Heure",
      noDay: "Sélectionnez un jour.",
      noTime: "Saisissez une heure.",
      leftOut:
        "Ce jour-là, les horloges sont avancées et l’heure {time} n’existe pas. Saisissez-en une autre.",
      tooEarly: "Saisissez le {date} ou une date et une heure ultérieures.",
      tooLate: "Saisissez le {date} ou une date et une heure antérieures.",
      firstSelected:
        "Ce jour-là, les horloges sont retardées et cette heure se répète. La première est sélectionnée ({offset}).",
      secondSelected:
        "Ce jour-là, les horloges sont retardées et cette heure se répète. La deuxième est sélectionnée ({offset}).",
      selectFirst: "Sélectionner la première ({offset})",
      selectSecond: "Sélectionner la deuxième ({offset})",
    },
    commandPalette: {
      ...results,
      name: "Palette de commandes",
      search: "Rechercher",
      placeholder: "Rechercher…",
      options: "Résultats",
      emptyFor: "Aucun résultat pour « {query} »",
      loading,
      close: "Fermer",
      navigate: "Naviguer",
      select: "Sélectionner",
      openInNewTab: "Ouvrir dans un nouvel onglet",
      escapeKey: "Échap",
      enterKey: "Entrée",
      controlKey: "Ctrl",
    },
    drawer: { expand: "Développer", collapse: "Réduire" },
    field: { optional: "(facultatif)", moreInformation: "Plus d’informations" },
    fileUpload: {
      chooseFile: "Choisir un fichier",
      chooseFiles: "Choisir des fichiers",
      chooseFolder: "Choisir un dossier",
      drop: "ou glisser-déposer",
      reading: "Lecture des fichiers…",
      list: "Fichiers",
      none: "Aucun fichier sélectionné",
      selected: {
        one: "{name} sélectionné",
        many: "{count} de fichiers sélectionnés",
        other: "{count} fichiers sélectionnés",
      },
      uploading: "Envoi : {name}",
      uploaded: "Envoyé",
      retry: "Envoyer à nouveau {name}",
      remove: "Retirer {name}",
      rejectedType: {
        one: "Le type du fichier « {name} » n’est pas accepté.",
        many: "Le type de {count} de fichiers n’est pas accepté.",
        other: "Le type de {count} fichiers n’est pas accepté.",
      },
      rejectedSize: {
        one: "Le fichier « {name} » dépasse la taille maximale de {size}.",
        many: "{count} de fichiers dépassent la taille maximale de {size}.",
        other: "{count} fichiers dépassent la taille maximale de {size}.",
      },
      rejectedCount: {
        one: "Le fichier « {name} » n’a pas été ajouté. Le nombre maximal de fichiers est de {limit}.",
        many: "{count} de fichiers n’ont pas été ajoutés. Le nombre maximal de fichiers est de {limit}.",
        other: "{count} fichiers n’ont pas été ajoutés. Le nombre maximal de fichiers est de {limit}.",
      },
    },
    link: { opensInNewTab: "(s’ouvre dans un nouvel onglet)" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "Barre d’outils" },
    numberField: {
      role: "Champ numérique",
      increase: "Augmenter",
      decrease: "Diminuer",
      inexact: "Saisissez un nombre comportant moins de chiffres.",
    },
    pagination: {
      label: "Pagination",
      showing: "{range} sur {total}",
      empty: results.empty,
      unknown: "Page {page}",
      first: "Première page",
      previous: "Page précédente",
      next: "Page suivante",
      last: "Dernière page",
      page: "Page, de {first} à {pages}",
      perPage: "Par page",
    },
    poweredBy: { poweredBy: "Propulsé par" },
    select: { ...list, empty: "Aucune option", loading },
    sidebar: {
      label: "Menu principal",
      toggle: "Afficher/masquer la barre latérale",
      resize: "Redimensionner la barre latérale",
    },
    skeleton: { loading },
    slider: { minimum: "Minimum", maximum: "Maximum" },
    sparkline: { noData: "Aucune donnée", summary: "de {first} à {last}, minimum {low}, maximum {high}" },
    stepper: {
      label: "Progression",
      compact: "Étape {step} sur {count} : {label}",
      optional: "(facultatif)",
      complete: "Terminé :",
      error: "Erreur :",
    },
    table: {
      table: "Tableau",
      loading,
      selection: "Sélection",
      selectAll: "Sélectionner toutes les lignes",
      selectRow: "Sélectionner {row}",
      resize: "Redimensionner",
      width: "{width} pixels",
    },
    textarea: {
      left: {
        one: "{count} caractère restant",
        many: "{count} de caractères restants",
        other: "{count} caractères restants",
      },
    },
    timeField: time,
    toast: {
      region: "Notifications (F6)",
      close: "Fermer",
      closeAll: "Tout fermer",
      more: { one: "{count} autre", many: "{count} d’autres", other: "{count} autres" },
      info: "Information :",
      success: "Succès :",
      warning: "Avertissement :",
      error: "Erreur :",
    },
    tree: {
      label: "Arborescence",
      expand: "Développer {label}",
      collapse: "Réduire {label}",
      loading: "Chargement : {label}",
      loaded: {
        one: "{count} élément dans {label}",
        many: "{count} d’éléments dans {label}",
        other: "{count} éléments dans {label}",
      },
      error: "Échec du chargement.",
      retry: "Réessayer",
    },
  },
};
