import type { CompleteLocale } from "../locale-context";

const loading = "読み込み中";
const search = "検索";
const close = "閉じる";
const error = "エラー：";
const optional = "（任意）";

const copy = { copied: "コピーしました", failed: "コピーできませんでした" };

const list = { options: "選択肢" };
const results = { empty: "結果がありません", results: { other: "{count}件の結果" } };
const picker = { ...list, ...results, clear: "クリア" };

const calendar = {
  weekdays: "日 月 火 水 木 金 土",
  previousMonth: "前の月",
  nextMonth: "次の月",
  today: "今日",
  selected: "選択済み",
};

const clock = {
  hour: "時間",
  minute: "分",
  second: "秒",
  dayPeriod: "午前/午後",
  empty: "未入力",
  incomplete: "時刻を最後まで入力してください。",
};

const dateInput = {
  open: "カレンダーを開く",
  calendar: "カレンダー",
  year: "YYYY",
  month: "MM",
  day: "DD",
  invalid: "{date}のような形式で日付を入力してください。",
  tooEarly: "{date}以降の日付を入力してください。",
  tooLate: "{date}以前の日付を入力してください。",
  unavailable: "この日は選択できません。別の日を選択してください。",
};

/** Japanese. */
export const ja: CompleteLocale = {
  code: "ja",
  dir: "ltr",
  weekStartsOn: 0,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "オンライン",
      away: "退席中",
      busy: "取り込み中",
      offline: "オフライン",
      more: { other: "ほか{count}人" },
    },
    breadcrumbs: { ...copy, label: "パンくずリスト", loading, copyAction: "コピー" },
    chart: {
      noData: "データなし",
      loading: "データを読み込み中",
      error: "データを読み込めませんでした。",
      retry: "再試行",
      showTable: "表で表示",
      showChart: "グラフで表示",
      category: "カテゴリ",
      value: "値",
      sampled: "{total} 行中 {shown} 行（等間隔）",
      values: { other: "{count} 個の値" },
      series: { other: "{count} 個の系列" },
      summary: "{values}、最小 {low}（{lowAt}）、最大 {high}（{highAt}）。",
      summaryOfSeries: "{series}、{values}、最小 {low}（{lowAt}）、最大 {high}（{highAt}）。",
      hint: "矢印キーで点と系列の間を移動します。同じデータの表が続きます。",
    },
    choroplethMap: {
      noData: "データなし",
      region: "地域",
      value: "値",
      name: "地図",
      hint: "矢印キーで地域間を移動できます。同じデータの表が続きます。",
    },
    clipboardText: { ...copy, copyAction: "コピー" },
    code: { ...copy, code: "コード", copyAction: "コードをコピー" },
    combobox: { ...picker, open: "選択肢を表示", remove: "削除：", chosen: "選択済み", search },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "開始日",
      to: "終了日",
      reversed: "終了日が開始日より前です。",
      tooShort: { other: "{count}日以上を選択してください。" },
      tooLong: { other: "{count}日以内で選択してください。" },
      presets: "よく使う期間",
      lastDays: { other: "過去{count}日間" },
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "リセット", none: "日付が選択されていません" },
    dateTimePicker: {
      ...calendar,
      ...clock,
      time: "時刻",
      noDay: "日付を選択してください。",
      noTime: "時刻を入力してください。",
      leftOut: "この日は時計が進められるため、{time}は存在しません。別の時刻を入力してください。",
      tooEarly: "{date}以降の日時を入力してください。",
      tooLate: "{date}以前の日時を入力してください。",
      firstSelected:
        "この日は時計が戻されるため、この時刻は2回あります。1回目が選択されています（{offset}）。",
      secondSelected:
        "この日は時計が戻されるため、この時刻は2回あります。2回目が選択されています（{offset}）。",
      selectFirst: "1回目を選択（{offset}）",
      selectSecond: "2回目を選択（{offset}）",
    },
    commandPalette: {
      ...results,
      name: "コマンドパレット",
      search,
      placeholder: "検索…",
      options: "検索結果",
      emptyFor: "「{query}」の結果がありません",
      loading,
      close,
      navigate: "移動",
      select: "選択",
      openInNewTab: "新しいタブで開く",
      escapeKey: "Esc",
      enterKey: "Enter",
      controlKey: "Ctrl",
    },
    drawer: { expand: "展開する", collapse: "折りたたむ" },
    field: { optional, moreInformation: "詳細情報" },
    fileUpload: {
      chooseFile: "ファイルを選択",
      chooseFiles: "ファイルを選択",
      chooseFolder: "フォルダーを選択",
      drop: "またはドラッグ＆ドロップ",
      reading: "ファイルを読み取り中…",
      list: "ファイル",
      none: "ファイルが選択されていません",
      selected: { "=1": "「{name}」を選択しました", other: "{count}個のファイルを選択しました" },
      uploading: "{name}をアップロード中",
      uploaded: "アップロード済み",
      retry: "{name}を再アップロード",
      remove: "{name}を削除",
      rejectedType: {
        "=1": "「{name}」は対応していない形式です。",
        other: "{count}個のファイルは対応していない形式です。",
      },
      rejectedSize: {
        "=1": "「{name}」は{size}を超えています。",
        other: "{count}個のファイルが{size}を超えています。",
      },
      rejectedCount: {
        "=1": "「{name}」は追加されませんでした。ファイル数の上限は{limit}個です。",
        other: "{count}個のファイルは追加されませんでした。ファイル数の上限は{limit}個です。",
      },
    },
    link: { opensInNewTab: "（新しいタブで開きます）" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "ツールバー" },
    numberField: {
      role: "数値入力欄",
      increase: "増やす",
      decrease: "減らす",
      inexact: "桁数を減らして数値を入力してください。",
    },
    pagination: {
      label: "ページ送り",
      showing: "{total}件中{range}件目を表示",
      empty: "結果がありません",
      unknown: "{page}ページ目",
      first: "最初のページ",
      previous: "前のページ",
      next: "次のページ",
      last: "最後のページ",
      page: "ページ、{first}から{pages}まで",
      perPage: "表示件数",
    },
    poweredBy: { poweredBy: "Powered by" },
    select: { ...list, empty: "選択肢がありません", loading },
    sidebar: { label: "メイン", toggle: "サイドバーの開閉", resize: "サイドバーの幅を変更" },
    skeleton: { loading },
    slider: { minimum: "最小値", maximum: "最大値" },
    sparkline: { noData: "データなし", summary: "{first}から{last}まで、最小{low}、最大{high}" },
    stepper: {
      label: "進行状況",
      compact: "ステップ{step}/{count}：{label}",
      optional,
      complete: "完了：",
      error,
    },
    table: {
      table: "表",
      loading,
      selection: "選択",
      selectAll: "すべての行を選択",
      selectRow: "{row}を選択",
      resize: "列の幅を変更：",
      width: "{width}ピクセル",
    },
    textarea: { left: { other: "残り{count}文字" } },
    timeField: clock,
    toast: {
      region: "通知 (F6)",
      close,
      closeAll: "すべて閉じる",
      more: { other: "ほか{count}件" },
      info: "情報：",
      success: "成功：",
      warning: "警告：",
      error,
    },
    tree: {
      label: "ツリー",
      expand: "{label}を展開",
      collapse: "{label}を折りたたむ",
      loading: "{label}を読み込み中",
      loaded: { other: "{label}に{count}個の項目があります" },
      error: "読み込めませんでした。",
      retry: "再試行",
    },
  },
};
