import type { CompleteLocale } from "../locale-context";

const copied = { copied: "कॉपी किया गया", failed: "कॉपी नहीं किया जा सका" };
const list = { options: "विकल्प" };
const results = {
  empty: "कोई नतीजा नहीं मिला",
  results: { one: "{count} नतीजा", other: "{count} नतीजे" },
};
const picker = { ...list, ...results, clear: "साफ़ करें" };
const days = {
  weekdays: "र सो मं बु गु शु श",
  previousMonth: "पिछला महीना",
  nextMonth: "अगला महीना",
  today: "आज",
  selected: "चुना गया",
};
const time = {
  hour: "घंटा",
  minute: "मिनट",
  second: "सेकंड",
  dayPeriod: "AM/PM",
  empty: "खाली",
  incomplete: "पूरा समय डालें।",
};
const loading = { loading: "लोड हो रहा है" };
const optional = { optional: "(वैकल्पिक)" };
const error = { error: "त्रुटि:" };
const close = { close: "बंद करें" };
const copyAction = "कॉपी करें";
const search = "खोजें";

/** Hindi. */
export const hi: CompleteLocale = {
  code: "hi",
  dir: "ltr",
  weekStartsOn: 0,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "ऑनलाइन",
      away: "अनुपस्थित",
      busy: "व्यस्त",
      offline: "ऑफ़लाइन",
      more: { one: "{count} और", other: "{count} और" },
    },
    breadcrumbs: { ...copied, label: "ब्रेडक्रंब", ...loading, copyAction },
    choroplethMap: {
      noData: "कोई डेटा नहीं",
      region: "क्षेत्र",
      value: "मान",
      name: "मैप",
      hint: "ऐरो कुंजियों से एक क्षेत्र से दूसरे क्षेत्र पर जाएँ। मैप के बाद इसी डेटा की टेबल है।",
    },
    clipboardText: { ...copied, copyAction },
    code: { ...copied, code: "कोड", copyAction: "कोड कॉपी करें" },
    combobox: {
      ...picker,
      open: "विकल्प दिखाएँ",
      remove: "हटाएँ:",
      chosen: "चुने गए विकल्प",
      search,
    },
    dateInput: {
      open: "कैलेंडर खोलें",
      calendar: "कैलेंडर",
      year: "साल",
      month: "महीना",
      day: "दिन",
      invalid: "{date} जैसी तारीख डालें।",
      tooEarly: "{date} या उसके बाद की तारीख डालें।",
      tooLate: "{date} या उससे पहले की तारीख डालें।",
      unavailable: "यह दिन उपलब्ध नहीं है। कोई दूसरा दिन चुनें।",
    },
    datePicker: days,
    dateRangePicker: { ...days, reset: "रीसेट करें", none: "कोई तारीख नहीं चुनी गई" },
    dateTimePicker: {
      ...days,
      ...time,
      time: "समय",
      noDay: "कोई दिन चुनें।",
      noTime: "समय डालें।",
      leftOut: "इस दिन घड़ियाँ आगे की जाती हैं और {time} का समय नहीं आता। कोई दूसरा समय डालें।",
      tooEarly: "{date} या उसके बाद का समय डालें।",
      tooLate: "{date} या उससे पहले का समय डालें।",
      firstSelected: "इस दिन घड़ियाँ पीछे की जाती हैं और यह समय दो बार आता है। पहला समय चुना गया है ({offset})।",
      secondSelected: "इस दिन घड़ियाँ पीछे की जाती हैं और यह समय दो बार आता है। दूसरा समय चुना गया है ({offset})।",
      selectFirst: "पहला समय चुनें ({offset})",
      selectSecond: "दूसरा समय चुनें ({offset})",
    },
    commandPalette: {
      ...results,
      name: "कमांड पैलेट",
      search,
      placeholder: "खोजें…",
      options: "नतीजे",
      emptyFor: "“{query}” के लिए कोई नतीजा नहीं मिला",
      ...loading,
      ...close,
      navigate: "नेविगेट करें",
      select: "चुनें",
      openInNewTab: "नए टैब में खोलें",
    },
    drawer: { expand: "विस्तृत करें", collapse: "संक्षिप्त करें" },
    field: { ...optional, moreInformation: "ज़्यादा जानकारी" },
    fileUpload: {
      chooseFile: "फ़ाइल चुनें",
      chooseFiles: "फ़ाइलें चुनें",
      chooseFolder: "फ़ोल्डर चुनें",
      drop: "या खींचकर छोड़ें",
      reading: "फ़ाइलें पढ़ी जा रही हैं…",
      list: "फ़ाइलें",
      none: "कोई फ़ाइल नहीं चुनी गई",
      selected: { one: "{name} चुनी गई", other: "{count} फ़ाइलें चुनी गईं" },
      uploading: "{name} अपलोड हो रही है",
      uploaded: "अपलोड हो गई",
      retry: "{name} फिर से अपलोड करें",
      remove: "{name} हटाएँ",
      rejectedType: {
        one: "“{name}” का फ़ाइल टाइप स्वीकार नहीं किया जाता।",
        other: "{count} फ़ाइलों का टाइप स्वीकार नहीं किया जाता।",
      },
      rejectedSize: { one: "“{name}” {size} से बड़ी है।", other: "{count} फ़ाइलें {size} से बड़ी हैं।" },
      rejectedCount: {
        one: "“{name}” नहीं जोड़ी गई। फ़ाइलों की अधिकतम संख्या {limit} है।",
        other: "{count} फ़ाइलें नहीं जोड़ी गईं। फ़ाइलों की अधिकतम संख्या {limit} है।",
      },
    },
    link: { opensInNewTab: "(नए टैब में खुलता है)" },
    loader: loading,
    logo: { name: "Kerf" },
    menuBar: { label: "टूलबार" },
    numberField: {
      role: "संख्या फ़ील्ड",
      increase: "बढ़ाएँ",
      decrease: "घटाएँ",
      inexact: "कम अंकों वाली संख्या डालें।",
    },
    pagination: {
      label: "पेजिनेशन",
      showing: "{total} में से {range} दिखाए जा रहे हैं",
      empty: results.empty,
      unknown: "पेज {page}",
      first: "पहला पेज",
      previous: "पिछला पेज",
      next: "अगला पेज",
      last: "आखिरी पेज",
      page: "पेज, 1 से {pages} तक",
      perPage: "प्रति पेज",
    },
    poweredBy: { poweredBy: "इससे संचालित:" },
    select: { ...list, empty: "कोई विकल्प नहीं", ...loading },
    sidebar: {
      label: "मुख्य मेन्यू",
      toggle: "साइडबार दिखाएँ या छिपाएँ",
      resize: "साइडबार की चौड़ाई बदलें",
    },
    skeleton: loading,
    slider: { minimum: "न्यूनतम", maximum: "अधिकतम" },
    stepper: {
      label: "प्रगति",
      compact: "चरण {step}/{count}: {label}",
      ...optional,
      complete: "पूरा हुआ:",
      ...error,
    },
    table: {
      table: "टेबल",
      ...loading,
      selection: "चयन",
      selectAll: "सभी पंक्तियाँ चुनें",
      selectRow: "{row} चुनें",
      resize: "चौड़ाई बदलें:",
      width: "{width} पिक्सेल",
    },
    textarea: {
      left: { one: "{count} वर्ण बाकी", other: "{count} वर्ण बाकी" },
    },
    timeField: time,
    toast: {
      region: "सूचनाएँ (F6)",
      ...close,
      closeAll: "सभी बंद करें",
      more: { one: "{count} और", other: "{count} और" },
      info: "जानकारी:",
      success: "सफल:",
      warning: "चेतावनी:",
      ...error,
    },
    tree: {
      label: "ट्री",
      expand: "{label} विस्तृत करें",
      collapse: "{label} संक्षिप्त करें",
      loading: "{label} लोड हो रहा है",
      loaded: { one: "{label} में {count} आइटम", other: "{label} में {count} आइटम" },
      error: "लोड नहीं किया जा सका।",
      retry: "फिर से कोशिश करें",
    },
  },
};
