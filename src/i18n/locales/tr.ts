import type { CompleteLocale } from "../locale-context";

const copied = { copied: "Kopyalandı", failed: "Kopyalanamadı" };
const list = { options: "Seçenekler" };
const results = {
  empty: "Sonuç yok",
  results: { one: "{count} sonuç", other: "{count} sonuç" },
};
const picker = { ...list, ...results, clear: "Temizle" };
const days = {
  weekdays: "Paz Pzt Sal Çar Per Cum Cmt",
  previousMonth: "Önceki ay",
  nextMonth: "Sonraki ay",
  today: "Bugün",
  selected: "seçili",
};
const time = {
  hour: "Saat",
  minute: "Dakika",
  second: "Saniye",
  dayPeriod: "ÖÖ/ÖS",
  empty: "Boş",
  incomplete: "Saati eksiksiz girin.",
};
const bounds = { tooEarly: "{date} veya sonrasını girin.", tooLate: "{date} veya öncesini girin." };
const loading = { loading: "Yükleniyor" };
const optional = { optional: "(isteğe bağlı)" };
const error = { error: "Hata:" };
const close = { close: "Kapat" };
const copyAction = "Kopyala";
const search = "Ara";

const dateInput = {
  open: "Takvimi aç",
  calendar: "Takvim",
  year: "YYYY",
  month: "AA",
  day: "GG",
  invalid: "{date} gibi bir tarih girin.",
  ...bounds,
  unavailable: "Bu gün kullanılamıyor. Başka bir gün seçin.",
};

/** Turkish. */
export const tr: CompleteLocale = {
  code: "tr",
  dir: "ltr",
  weekStartsOn: 1,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "çevrimiçi",
      away: "uzakta",
      busy: "meşgul",
      offline: "çevrimdışı",
      more: { one: "{count} kişi daha", other: "{count} kişi daha" },
    },
    breadcrumbs: { ...copied, label: "Gezinti yolu", ...loading, copyAction },
    chart: {
      noData: "Veri yok",
      loading: "Veriler yükleniyor",
      error: "Veriler yüklenemedi.",
      retry: "Yeniden dene",
      showTable: "Tablo olarak göster",
      showChart: "Grafik olarak göster",
      category: "Kategori",
      value: "Değer",
      sampled: "Eşit aralıklarla {shown} / {total} satır",
      values: { one: "{count} değer", other: "{count} değer" },
      series: { one: "{count} seri", other: "{count} seri" },
      summary: "{values}; en düşük {low} ({lowAt}), en yüksek {high} ({highAt}).",
      summaryOfSeries: "{series}, {values}; en düşük {low} ({lowAt}), en yüksek {high} ({highAt}).",
      hint: "Ok tuşları noktalar ve seriler arasında geçiş yapar. Ardından aynı verilerin tablosu gelir.",
    },
    choroplethMap: {
      noData: "Veri yok",
      region: "Bölge",
      value: "Değer",
      name: "Harita",
      hint: "Bölgeler arasında geçiş yapmak için ok tuşlarını kullanın. Haritanın ardından aynı verileri içeren bir tablo gelir.",
    },
    clipboardText: { ...copied, copyAction },
    code: { ...copied, code: "Kod", copyAction: "Kodu kopyala" },
    combobox: {
      ...picker,
      open: "Seçenekleri göster",
      remove: "Kaldır:",
      chosen: "Seçilenler",
      search,
    },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "Başlangıç tarihi",
      to: "Bitiş tarihi",
      reversed: "Bitiş tarihi başlangıç tarihinden önce.",
      tooShort: { one: "En az {count} gün seçin.", other: "En az {count} gün seçin." },
      tooLong: { one: "En fazla {count} gün seçin.", other: "En fazla {count} gün seçin." },
      presets: "Sık kullanılan dönemler",
      lastDays: { one: "Son {count} gün", other: "Son {count} gün" },
    },
    datePicker: days,
    dateRangePicker: { ...days, reset: "Sıfırla", none: "Tarih seçilmedi" },
    dateTimePicker: {
      ...days,
      ...time,
      time: "Saat",
      noDay: "Bir gün seçin.",
      noTime: "Bir saat girin.",
      leftOut: "Bu tarihte saatler ileri alınır ve {time} atlanır. Başka bir saat girin.",
      ...bounds,
      firstSelected:
        "Bu tarihte saatler geri alınır ve aynı saat iki kez yaşanır. Birincisi seçildi ({offset}).",
      secondSelected:
        "Bu tarihte saatler geri alınır ve aynı saat iki kez yaşanır. İkincisi seçildi ({offset}).",
      selectFirst: "Birincisini seç ({offset})",
      selectSecond: "İkincisini seç ({offset})",
    },
    commandPalette: {
      ...results,
      name: "Komut paleti",
      search,
      placeholder: "Ara…",
      options: "Sonuçlar",
      emptyFor: "“{query}” için sonuç yok",
      ...loading,
      ...close,
      navigate: "Gezin",
      select: "Seç",
      openInNewTab: "Yeni sekmede aç",
      escapeKey: "Esc",
      enterKey: "Enter",
      controlKey: "Ctrl",
    },
    drawer: { expand: "Genişlet", collapse: "Daralt" },
    field: { ...optional, moreInformation: "Daha fazla bilgi" },
    fileUpload: {
      chooseFile: "Dosya seç",
      chooseFiles: "Dosyaları seç",
      chooseFolder: "Klasör seç",
      drop: "veya sürükleyip bırak",
      reading: "Dosyalar okunuyor…",
      list: "Dosyalar",
      none: "Dosya seçilmedi",
      selected: { one: "{name} seçildi", other: "{count} dosya seçildi" },
      uploading: "{name} karşıya yükleniyor",
      uploaded: "Karşıya yüklendi",
      retry: "{name} için yeniden dene",
      remove: "{name} dosyasını kaldır",
      rejectedType: {
        one: "“{name}” kabul edilmeyen bir dosya türünde.",
        other: "{count} dosya kabul edilmeyen bir türde.",
      },
      rejectedSize: {
        one: "“{name}” {size} boyutundan büyük.",
        other: "{count} dosya {size} boyutundan büyük.",
      },
      rejectedCount: {
        one: "“{name}” eklenmedi. En fazla {limit} dosya eklenebilir.",
        other: "{count} dosya eklenmedi. En fazla {limit} dosya eklenebilir.",
      },
    },
    link: { opensInNewTab: "(yeni sekmede açılır)" },
    loader: loading,
    logo: { name: "Kerf" },
    menuBar: { label: "Araç çubuğu" },
    numberField: {
      role: "Sayı alanı",
      increase: "Artır",
      decrease: "Azalt",
      inexact: "Daha az basamaklı bir sayı girin.",
    },
    pagination: {
      label: "Sayfalama",
      showing: "Gösterilen: {range} / {total}",
      empty: results.empty,
      unknown: "Sayfa {page}",
      first: "İlk sayfa",
      previous: "Önceki sayfa",
      next: "Sonraki sayfa",
      last: "Son sayfa",
      page: "Sayfa, {first} ile {pages} arası",
      perPage: "Sayfa başına",
    },
    poweredBy: { poweredBy: "Altyapı:" },
    select: { ...list, empty: "Seçenek yok", ...loading },
    sidebar: {
      label: "Ana menü",
      toggle: "Kenar çubuğunu aç veya kapat",
      resize: "Kenar çubuğunu boyutlandır",
    },
    skeleton: loading,
    slider: { minimum: "Minimum", maximum: "Maksimum" },
    sparkline: { noData: "Veri yok", summary: "ilk {first}, son {last}, en düşük {low}, en yüksek {high}" },
    stepper: {
      label: "İlerleme",
      compact: "Adım {step}/{count}: {label}",
      ...optional,
      complete: "Tamamlandı:",
      ...error,
    },
    table: {
      table: "Tablo",
      ...loading,
      selection: "Seçim",
      selectAll: "Tüm satırları seç",
      selectRow: "{row} satırını seç",
      resize: "Boyutlandır:",
      width: "{width} piksel",
    },
    textarea: {
      left: { one: "{count} karakter kaldı", other: "{count} karakter kaldı" },
    },
    timeField: time,
    toast: {
      region: "Bildirimler (F6)",
      ...close,
      closeAll: "Tümünü kapat",
      more: { one: "{count} bildirim daha", other: "{count} bildirim daha" },
      info: "Bilgi:",
      success: "Başarılı:",
      warning: "Uyarı:",
      ...error,
    },
    tree: {
      label: "Ağaç",
      expand: "{label} öğesini genişlet",
      collapse: "{label} öğesini daralt",
      loading: "{label} yükleniyor",
      loaded: { one: "{label} içinde {count} öğe", other: "{label} içinde {count} öğe" },
      error: "Yüklenemedi.",
      retry: "Yeniden dene",
    },
  },
};
