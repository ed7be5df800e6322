import type { CompleteLocale } from "../locale-context";

const copied = { copied: "הועתק", failed: "ההעתקה נכשלה" };
const list = { options: "אפשרויות" };
const results = {
  empty: "אין תוצאות",
  results: { one: "תוצאה אחת", two: "שתי תוצאות", other: "{count} תוצאות" },
};
const picker = { ...list, ...results, clear: "ניקוי" };
const days = {
  weekdays: "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳",
  previousMonth: "החודש הקודם",
  nextMonth: "החודש הבא",
  today: "היום",
  selected: "נבחר",
};
const time = {
  hour: "שעות",
  minute: "דקות",
  second: "שניות",
  dayPeriod: "AM/PM",
  empty: "ריק",
  incomplete: "יש להשלים את השעה.",
};
const bounds = { tooEarly: "יש להזין {date} או מאוחר יותר.", tooLate: "יש להזין {date} או מוקדם יותר." };
const loading = { loading: "בטעינה" };
const optional = { optional: "(אופציונלי)" };
const error = { error: "שגיאה:" };
const close = { close: "סגירה" };
const copyAction = "העתקה";
const search = "חיפוש";

/** Hebrew. */
export const he: CompleteLocale = {
  code: "he",
  dir: "rtl",
  weekStartsOn: 0,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "אונליין",
      away: "לא בסביבה",
      busy: "נא לא להפריע",
      offline: "אופליין",
      more: { one: "עוד {count}", two: "עוד {count}", other: "עוד {count}" },
    },
    breadcrumbs: { ...copied, label: "נתיב ניווט", ...loading, copyAction },
    choroplethMap: {
      noData: "אין נתונים",
      region: "אזור",
      value: "ערך",
      name: "מפה",
      hint: "ניתן לעבור בין האזורים במקשי החיצים. אחרי המפה מופיעה טבלה עם אותם נתונים.",
    },
    clipboardText: { ...copied, copyAction },
    code: { ...copied, code: "קוד", copyAction: "העתקת הקוד" },
    combobox: {
      ...picker,
      open: "הצגת האפשרויות",
      remove: "הסרת",
      chosen: "אפשרויות שנבחרו",
      search,
    },
    dateInput: {
      open: "פתיחת לוח השנה",
      calendar: "לוח שנה",
      year: "YYYY",
      month: "MM",
      day: "DD",
      invalid: "יש להזין תאריך, למשל {date}.",
      ...bounds,
      unavailable: "היום הזה לא זמין. יש לבחור יום אחר.",
    },
    datePicker: days,
    dateRangePicker: { ...days, reset: "איפוס", none: "לא נבחרו תאריכים" },
    dateTimePicker: {
      ...days,
      ...time,
      time: "שעה",
      noDay: "יש לבחור יום.",
      noTime: "יש להזין שעה.",
      leftOut: "ביום הזה מזיזים את השעון קדימה ומדלגים על השעה {time}. יש להזין שעה אחרת.",
      ...bounds,
      firstSelected: "ביום הזה מזיזים את השעון אחורה והשעה חלה פעמיים. נבחרה הפעם הראשונה ({offset}).",
      secondSelected: "ביום הזה מזיזים את השעון אחורה והשעה חלה פעמיים. נבחרה הפעם השנייה ({offset}).",
      selectFirst: "בחירת הפעם הראשונה ({offset})",
      selectSecond: "בחירת הפעם השנייה ({offset})",
    },
    commandPalette: {
      ...results,
      name: "לוח הפקודות",
      search,
      placeholder: "חיפוש…",
      options: "תוצאות",
      emptyFor: "אין תוצאות עבור ״{query}״",
      ...loading,
      ...close,
      navigate: "ניווט",
      select: "בחירה",
      openInNewTab: "פתיחה בכרטיסייה חדשה",
      escapeKey: "Esc",
      enterKey: "Enter",
      controlKey: "Ctrl",
    },
    drawer: { expand: "הרחבה", collapse: "כיווץ" },
    field: { ...optional, moreInformation: "מידע נוסף" },
    fileUpload: {
      chooseFile: "בחירת קובץ",
      chooseFiles: "בחירת קבצים",
      chooseFolder: "בחירת תיקייה",
      drop: "או גרירה ושחרור",
      reading: "מתבצעת קריאה של הקבצים…",
      list: "קבצים",
      none: "לא נבחר קובץ",
      selected: { one: "נבחר הקובץ {name}", two: "נבחרו שני קבצים", other: "נבחרו {count} קבצים" },
      uploading: "מתבצעת העלאה של {name}",
      uploaded: "הועלה",
      retry: "העלאה חוזרת של {name}",
      remove: "הסרת {name}",
      rejectedType: {
        one: "הקובץ ״{name}״ הוא מסוג שלא נתמך.",
        two: "שני קבצים הם מסוג שלא נתמך.",
        other: "{count} קבצים הם מסוג שלא נתמך.",
      },
      rejectedSize: {
        one: "הקובץ ״{name}״ גדול מ-{size}.",
        two: "שני קבצים גדולים מ-{size}.",
        other: "{count} קבצים גדולים מ-{size}.",
      },
      rejectedCount: {
        one: "הקובץ ״{name}״ לא נוסף. מספר הקבצים המרבי הוא {limit}.",
        two: "שני קבצים לא נוספו. מספר הקבצים המרבי הוא {limit}.",
        other: "{count} קבצים לא נוספו. מספר הקבצים המרבי הוא {limit}.",
      },
    },
    link: { opensInNewTab: "(נפתח בכרטיסייה חדשה)" },
    loader: loading,
    logo: { name: "Kerf" },
    menuBar: { label: "סרגל כלים" },
    numberField: {
      role: "שדה מספר",
      increase: "הגדלה",
      decrease: "הקטנה",
      inexact: "יש להזין מספר עם פחות ספרות.",
    },
    pagination: {
      label: "מעבר בין דפים",
      showing: "מוצגים {range} מתוך {total}",
      empty: results.empty,
      unknown: "דף {page}",
      first: "הדף הראשון",
      previous: "הדף הקודם",
      next: "הדף הבא",
      last: "הדף האחרון",
      page: "דף, מ-1 עד {pages}",
      perPage: "בכל דף",
    },
    poweredBy: { poweredBy: "מבוסס על" },
    select: { ...list, empty: "אין אפשרויות", ...loading },
    sidebar: {
      label: "תפריט ראשי",
      toggle: "הצגה או הסתרה של סרגל הצד",
      resize: "שינוי רוחב סרגל הצד",
    },
    skeleton: loading,
    slider: { minimum: "מינימום", maximum: "מקסימום" },
    stepper: {
      label: "התקדמות",
      compact: "שלב {step} מתוך {count}: {label}",
      ...optional,
      complete: "הושלם:",
      ...error,
    },
    table: {
      table: "טבלה",
      ...loading,
      selection: "בחירה",
      selectAll: "בחירת כל השורות",
      selectRow: "בחירת {row}",
      resize: "שינוי רוחב העמודה",
      width: "{width} פיקסלים",
    },
    textarea: {
      left: { one: "נותר תו אחד", two: "נותרו שני תווים", other: "נותרו {count} תווים" },
    },
    timeField: time,
    toast: {
      region: "התראות (F6)",
      ...close,
      closeAll: "סגירת הכול",
      more: { one: "עוד {count}", two: "עוד {count}", other: "עוד {count}" },
      info: "מידע:",
      success: "הצלחה:",
      warning: "אזהרה:",
      ...error,
    },
    tree: {
      label: "עץ",
      expand: "הרחבת {label}",
      collapse: "כיווץ {label}",
      loading: "מתבצעת טעינה של {label}",
      loaded: {
        one: "פריט אחד בתוך {label}",
        two: "שני פריטים בתוך {label}",
        other: "{count} פריטים בתוך {label}",
      },
      error: "הטעינה נכשלה.",
      retry: "ניסיון חוזר",
    },
  },
};
