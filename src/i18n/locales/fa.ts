import type { CompleteLocale } from "../locale-context";

const copied = { copied: "کپی شد", failed: "کپی نشد" };
const list = { options: "گزینه‌ها" };
const results = {
  empty: "نتیجه‌ای یافت نشد",
  results: { one: "{count} نتیجه", other: "{count} نتیجه" },
};
const picker = { ...list, ...results, clear: "پاک کردن" };
const days = {
  weekdays: "ی د س چ پ ج ش",
  previousMonth: "ماه قبل",
  nextMonth: "ماه بعد",
  today: "امروز",
  selected: "انتخاب‌شده",
};
const time = {
  hour: "ساعت",
  minute: "دقیقه",
  second: "ثانیه",
  dayPeriod: "قبل‌ازظهر/بعدازظهر",
  empty: "خالی",
  incomplete: "زمان را کامل وارد کنید.",
};
const bounds = {
  tooEarly: "{date} یا بعد از آن را وارد کنید.",
  tooLate: "{date} یا قبل از آن را وارد کنید.",
};
const loading = { loading: "در حال بارگذاری" };
const optional = { optional: "(اختیاری)" };
const error = { error: "خطا:" };
const close = { close: "بستن" };
const copyAction = "کپی";
const search = "جستجو";

const dateInput = {
  open: "باز کردن تقویم",
  calendar: "تقویم",
  year: "سال",
  month: "ماه",
  day: "روز",
  invalid: "تاریخی مانند {date} وارد کنید.",
  ...bounds,
  unavailable: "این روز در دسترس نیست. روز دیگری انتخاب کنید.",
};

/** Persian. */
export const fa: CompleteLocale = {
  code: "fa",
  dir: "rtl",
  weekStartsOn: 6,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "آنلاین",
      away: "دور از دستگاه",
      busy: "مشغول",
      offline: "آفلاین",
      more: { one: "{count} نفر دیگر", other: "{count} نفر دیگر" },
    },
    breadcrumbs: { ...copied, label: "مسیر صفحه", ...loading, copyAction },
    chart: {
      noData: "بدون داده",
      loading: "در حال بارگیری داده‌ها",
      error: "بارگیری داده‌ها ممکن نشد.",
      retry: "تلاش دوباره",
      showTable: "نمایش به‌صورت جدول",
      showChart: "نمایش به‌صورت نمودار",
      category: "دسته",
      value: "مقدار",
      sampled: "{shown} از {total} ردیف، با فاصله‌های برابر",
      values: { one: "{count} مقدار", other: "{count} مقدار" },
      series: { one: "{count} سری", other: "{count} سری" },
      summary: "{values}، از {low} ({lowAt}) تا {high} ({highAt}).",
      summaryOfSeries: "{series} با {values}، از {low} ({lowAt}) تا {high} ({highAt}).",
      hint: "کلیدهای جهت‌نما بین نقطه‌ها و سری‌ها جابه‌جا می‌شوند. پس از آن جدولی با همین داده‌ها می‌آید.",
    },
    choroplethMap: {
      noData: "بدون داده",
      region: "منطقه",
      value: "مقدار",
      name: "نقشه",
      hint: "با کلیدهای جهت‌نما بین منطقه‌ها جابه‌جا شوید. جدولی با همین داده‌ها در ادامه آمده است.",
    },
    clipboardText: { ...copied, copyAction },
    code: { ...copied, code: "کد", copyAction: "کپی کد" },
    combobox: {
      ...picker,
      open: "نمایش گزینه‌ها",
      remove: "حذف",
      chosen: "گزینه‌های انتخاب‌شده",
      search,
    },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "تاریخ شروع",
      to: "تاریخ پایان",
      reversed: "تاریخ پایان پیش از تاریخ شروع است.",
      tooShort: { one: "دست‌کم {count} روز انتخاب کنید.", other: "دست‌کم {count} روز انتخاب کنید." },
      tooLong: { one: "حداکثر {count} روز انتخاب کنید.", other: "حداکثر {count} روز انتخاب کنید." },
      presets: "بازه‌های متداول",
      lastDays: { one: "{count} روز گذشته", other: "{count} روز گذشته" },
    },
    datePicker: days,
    dateRangePicker: { ...days, reset: "بازنشانی", none: "تاریخی انتخاب نشده است" },
    dateTimePicker: {
      ...days,
      ...time,
      time: "زمان",
      noDay: "یک روز انتخاب کنید.",
      noTime: "یک زمان وارد کنید.",
      leftOut: "در این روز ساعت‌ها جلو کشیده می‌شوند و زمان {time} وجود ندارد. زمان دیگری وارد کنید.",
      ...bounds,
      firstSelected:
        "در این روز ساعت‌ها عقب کشیده می‌شوند و این زمان دو بار پیش می‌آید. بار اول انتخاب شده است ({offset}).",
      secondSelected:
        "در این روز ساعت‌ها عقب کشیده می‌شوند و این زمان دو بار پیش می‌آید. بار دوم انتخاب شده است ({offset}).",
      selectFirst: "انتخاب بار اول ({offset})",
      selectSecond: "انتخاب بار دوم ({offset})",
    },
    commandPalette: {
      ...results,
      name: "پالت فرمان‌ها",
      search,
      placeholder: "جستجو…",
      options: "نتیجه‌ها",
      emptyFor: "نتیجه‌ای برای «{query}» یافت نشد",
      ...loading,
      ...close,
      navigate: "پیمایش",
      select: "انتخاب",
      openInNewTab: "باز کردن در برگهٔ جدید",
      escapeKey: "Esc",
      enterKey: "Enter",
      controlKey: "Ctrl",
    },
    drawer: { expand: "گسترش", collapse: "جمع کردن" },
    field: { ...optional, moreInformation: "اطلاعات بیشتر" },
    fileUpload: {
      chooseFile: "انتخاب فایل",
      chooseFiles: "انتخاب فایل‌ها",
      chooseFolder: "انتخاب پوشه",
      drop: "یا کشیدن و رها کردن",
      reading: "در حال خواندن فایل‌ها…",
      list: "فایل‌ها",
      none: "فایلی انتخاب نشده است",
      selected: { one: "{name} انتخاب شد", other: "{count} فایل انتخاب شد" },
      uploading: "در حال آپلود {name}",
      uploaded: "آپلود شد",
      retry: "آپلود دوبارهٔ {name}",
      remove: "حذف {name}",
      rejectedType: { one: "نوع فایل «{name}» پذیرفته نمی‌شود.", other: "نوع {count} فایل پذیرفته نمی‌شود." },
      rejectedSize: { one: "«{name}» بزرگ‌تر از {size} است.", other: "{count} فایل بزرگ‌تر از {size} است." },
      rejectedCount: {
        one: "«{name}» اضافه نشد. حداکثر تعداد فایل‌ها {limit} است.",
        other: "{count} فایل اضافه نشد. حداکثر تعداد فایل‌ها {limit} است.",
      },
    },
    link: { opensInNewTab: "(در برگهٔ جدید باز می‌شود)" },
    loader: loading,
    logo: { name: "Kerf" },
    menuBar: { label: "نوار ابزار" },
    numberField: {
      role: "فیلد عدد",
      increase: "افزایش",
      decrease: "کاهش",
      inexact: "عددی با رقم‌های کمتر وارد کنید.",
    },
    pagination: {
      label: "صفحه‌بندی",
      showing: "نمایش {range} از {total}",
      empty: results.empty,
      unknown: "صفحهٔ {page}",
      first: "صفحهٔ اول",
      previous: "صفحهٔ قبل",
      next: "صفحهٔ بعد",
      last: "صفحهٔ آخر",
      page: "صفحه، از {first} تا {pages}",
      perPage: "در هر صفحه",
    },
    poweredBy: { poweredBy: "قدرت‌گرفته از" },
    select: { ...list, empty: "گزینه‌ای وجود ندارد", ...loading },
    sidebar: {
      label: "منوی اصلی",
      toggle: "نمایش یا پنهان کردن نوار کناری",
      resize: "تغییر عرض نوار کناری",
    },
    skeleton: loading,
    slider: { minimum: "حداقل", maximum: "حداکثر" },
    sparkline: { noData: "بدون داده", summary: "از {first} تا {last}، کمترین {low}، بیشترین {high}" },
    stepper: {
      label: "پیشرفت",
      compact: "مرحلهٔ {step} از {count}: {label}",
      ...optional,
      complete: "تکمیل‌شده:",
      ...error,
    },
    table: {
      table: "جدول",
      ...loading,
      selection: "انتخاب",
      selectAll: "انتخاب همهٔ ردیف‌ها",
      selectRow: "انتخاب {row}",
      resize: "تغییر عرض ستون",
      width: "{width} پیکسل",
    },
    textarea: {
      left: { one: "{count} نویسه باقی مانده", other: "{count} نویسه باقی مانده" },
    },
    timeField: time,
    toast: {
      region: "اعلان‌ها (F6)",
      ...close,
      closeAll: "بستن همه",
      more: { one: "{count} اعلان دیگر", other: "{count} اعلان دیگر" },
      info: "اطلاعات:",
      success: "موفقیت:",
      warning: "هشدار:",
      ...error,
    },
    tree: {
      label: "فهرست درختی",
      expand: "گسترش {label}",
      collapse: "جمع کردن {label}",
      loading: "در حال بارگذاری {label}",
      loaded: { one: "{count} مورد در {label}", other: "{count} مورد در {label}" },
      error: "بارگذاری نشد.",
      retry: "تلاش دوباره",
    },
  },
};
