import type { CompleteLocale } from "../locale-context";

const loading = "正在加载";
const search = "搜索";
const close = "关闭";
const error = "错误：";
const optional = "（可选）";

const copy = { copied: "已复制", failed: "无法复制" };

const list = { options: "选项" };
const results = { empty: "无结果", results: { other: "{count} 条结果" } };
const picker = { ...list, ...results, clear: "清除" };

const calendar = {
  weekdays: "日 一 二 三 四 五 六",
  previousMonth: "上个月",
  nextMonth: "下个月",
  today: "今天",
  selected: "已选择",
};

const clock = {
  hour: "小时",
  minute: "分钟",
  second: "秒",
  dayPeriod: "上午/下午",
  empty: "未填写",
  incomplete: "请输入完整的时间。",
};

/** Simplified Chinese. */
export const zhCN: CompleteLocale = {
  code: "zh-CN",
  dir: "ltr",
  weekStartsOn: 1,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "在线",
      away: "离开",
      busy: "忙碌",
      offline: "离线",
      more: { other: "还有 {count} 人" },
    },
    breadcrumbs: { ...copy, label: "面包屑", loading, copyAction: "复制" },
    choroplethMap: {
      noData: "无数据",
      region: "地区",
      value: "值",
      name: "地图",
      hint: "使用方向键在各地区之间移动。后面是包含相同数据的表格。",
    },
    clipboardText: { ...copy, copyAction: "复制" },
    code: { ...copy, code: "代码", copyAction: "复制代码" },
    combobox: { ...picker, open: "显示选项", remove: "移除：", chosen: "已选项", search },
    dateInput: {
      open: "打开日历",
      calendar: "日历",
      year: "YYYY",
      month: "MM",
      day: "DD",
      invalid: "请输入日期，例如 {date}。",
      tooEarly: "请输入 {date} 或之后的日期。",
      tooLate: "请输入 {date} 或之前的日期。",
      unavailable: "这一天不可选。请选择其他日期。",
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "重置", none: "未选择日期" },
    dateTimePicker: {
      ...calendar,
      ...clock,
      time: "时间",
      noDay: "请选择日期。",
      noTime: "请输入时间。",
      leftOut: "这一天时钟会拨快，跳过 {time}。请输入其他时间。",
      tooEarly: "请输入 {date} 或之后的日期和时间。",
      tooLate: "请输入 {date} 或之前的日期和时间。",
      firstSelected: "这一天时钟会拨慢，该时间会出现两次。已选择第一次（{offset}）。",
      secondSelected: "这一天时钟会拨慢，该时间会出现两次。已选择第二次（{offset}）。",
      selectFirst: "选择第一次（{offset}）",
      selectSecond: "选择第二次（{offset}）",
    },
    commandPalette: {
      ...results,
      name: "命令面板",
      search,
      placeholder: "搜索…",
      options: "结果",
      emptyFor: "未找到“{query}”的结果",
      loading,
      close,
      navigate: "导航",
      select: "选择",
      openInNewTab: "在新标签页中打开",
      escapeKey: "Esc",
      enterKey: "Enter",
      controlKey: "Ctrl",
    },
    drawer: { expand: "展开", collapse: "收起" },
    field: { optional, moreInformation: "更多信息" },
    fileUpload: {
      chooseFile: "选择文件",
      chooseFiles: "选择文件",
      chooseFolder: "选择文件夹",
      drop: "或拖放到此处",
      reading: "正在读取文件…",
      list: "文件",
      none: "未选择文件",
      selected: { "=1": "已选择“{name}”", other: "已选择 {count} 个文件" },
      uploading: "正在上传 {name}",
      uploaded: "已上传",
      retry: "重新上传 {name}",
      remove: "移除 {name}",
      rejectedType: { "=1": "“{name}”的类型不受支持。", other: "{count} 个文件的类型不受支持。" },
      rejectedSize: { "=1": "“{name}”超过 {size}。", other: "{count} 个文件超过 {size}。" },
      rejectedCount: {
        "=1": "“{name}”未添加。最多可添加 {limit} 个文件。",
        other: "{count} 个文件未添加。最多可添加 {limit} 个文件。",
      },
    },
    link: { opensInNewTab: "（在新标签页中打开）" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "工具栏" },
    numberField: {
      role: "数字输入框",
      increase: "增加",
      decrease: "减少",
      inexact: "请输入位数更少的数字。",
    },
    pagination: {
      label: "分页",
      showing: "显示第 {range} 条，共 {total} 条",
      empty: "无结果",
      unknown: "第 {page} 页",
      first: "第一页",
      previous: "上一页",
      next: "下一页",
      last: "最后一页",
      page: "页码，1 到 {pages}",
      perPage: "每页条数",
    },
    poweredBy: { poweredBy: "技术支持：" },
    select: { ...list, empty: "无选项", loading },
    sidebar: { label: "主菜单", toggle: "切换侧边栏", resize: "调整侧边栏宽度" },
    skeleton: { loading },
    slider: { minimum: "最小值", maximum: "最大值" },
    stepper: {
      label: "进度",
      compact: "第 {step} 步，共 {count} 步：{label}",
      optional,
      complete: "已完成：",
      error,
    },
    table: {
      table: "表格",
      loading,
      selection: "选择",
      selectAll: "选择所有行",
      selectRow: "选择 {row}",
      resize: "调整列宽：",
      width: "{width} 像素",
    },
    textarea: { left: { other: "还可输入 {count} 个字符" } },
    timeField: clock,
    toast: {
      region: "通知 (F6)",
      close,
      closeAll: "全部关闭",
      more: { other: "还有 {count} 条" },
      info: "信息：",
      success: "成功：",
      warning: "警告：",
      error,
    },
    tree: {
      label: "树形列表",
      expand: "展开 {label}",
      collapse: "收起 {label}",
      loading: "正在加载 {label}",
      loaded: { other: "{label} 中有 {count} 项" },
      error: "无法加载。",
      retry: "重试",
    },
  },
};
