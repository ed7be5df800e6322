import type { CompleteLocale } from "../locale-context";

const loading = "불러오는 중";
const search = "검색";
const close = "닫기";
const error = "오류:";
const optional = "(선택 사항)";

const copy = { copied: "복사됨", failed: "복사하지 못함" };

const list = { options: "옵션" };
const results = { empty: "결과 없음", results: { other: "결과 {count}개" } };
const picker = { ...list, ...results, clear: "지우기" };

const calendar = {
  weekdays: "일 월 화 수 목 금 토",
  previousMonth: "이전 달",
  nextMonth: "다음 달",
  today: "오늘",
  selected: "선택됨",
};

const clock = {
  hour: "시",
  minute: "분",
  second: "초",
  dayPeriod: "오전/오후",
  empty: "비어 있음",
  incomplete: "시간을 빠짐없이 입력하세요.",
};

const dateInput = {
  open: "달력 열기",
  calendar: "달력",
  year: "YYYY",
  month: "MM",
  day: "DD",
  invalid: "{date} 형식으로 날짜를 입력하세요.",
  tooEarly: "{date} 이후 날짜를 입력하세요.",
  tooLate: "{date} 이전 날짜를 입력하세요.",
  unavailable: "이 날짜는 선택할 수 없습니다. 다른 날짜를 선택하세요.",
};

/** Korean. */
export const ko: CompleteLocale = {
  code: "ko",
  dir: "ltr",
  weekStartsOn: 0,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "온라인",
      away: "자리 비움",
      busy: "다른 용무 중",
      offline: "오프라인",
      more: { other: "외 {count}명" },
    },
    breadcrumbs: { ...copy, label: "이동 경로", loading, copyAction: "복사" },
    chart: {
      noData: "데이터 없음",
      loading: "데이터 로드 중",
      error: "데이터를 불러오지 못했습니다.",
      retry: "다시 시도",
      showTable: "표로 보기",
      showChart: "차트로 보기",
      category: "범주",
      value: "값",
      sampled: "{total}개 행 중 {shown}개(일정한 간격)",
      values: { other: "값 {count}개" },
      series: { other: "계열 {count}개" },
      summary: "{values}, 최저 {low}({lowAt}), 최고 {high}({highAt}).",
      summaryOfSeries: "{series}, {values}, 최저 {low}({lowAt}), 최고 {high}({highAt}).",
      hint: "화살표 키로 점과 계열 사이를 이동합니다. 같은 데이터의 표가 이어집니다.",
    },
    choroplethMap: {
      noData: "데이터 없음",
      region: "지역",
      value: "값",
      name: "지도",
      hint: "화살표 키로 지역 간에 이동합니다. 같은 데이터를 담은 표가 이어집니다.",
    },
    clipboardText: { ...copy, copyAction: "복사" },
    code: { ...copy, code: "코드", copyAction: "코드 복사" },
    combobox: { ...picker, open: "옵션 표시", remove: "제거:", chosen: "선택한 항목", search },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "시작일",
      to: "종료일",
      reversed: "종료일이 시작일보다 빠릅니다.",
      tooShort: { other: "{count}일 이상 선택하세요." },
      tooLong: { other: "{count}일 이하로 선택하세요." },
      presets: "자주 쓰는 기간",
      lastDays: { other: "최근 {count}일" },
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "초기화", none: "선택된 날짜 없음" },
    dateTimePicker: {
      ...calendar,
      ...clock,
      time: "시간",
      noDay: "날짜를 선택하세요.",
      noTime: "시간을 입력하세요.",
      leftOut: "이날은 시계가 앞당겨져 해당 시간({time})이 없습니다. 다른 시간을 입력하세요.",
      tooEarly: "{date} 이후 날짜와 시간을 입력하세요.",
      tooLate: "{date} 이전 날짜와 시간을 입력하세요.",
      firstSelected:
        "이날은 시계가 늦춰져 이 시간이 두 번 있습니다. 첫 번째 시간이 선택되었습니다({offset}).",
      secondSelected:
        "이날은 시계가 늦춰져 이 시간이 두 번 있습니다. 두 번째 시간이 선택되었습니다({offset}).",
      selectFirst: "첫 번째 선택({offset})",
      selectSecond: "두 번째 선택({offset})",
    },
    commandPalette: {
      ...results,
      name: "명령 팔레트",
      search,
      placeholder: "검색…",
      options: "결과",
      emptyFor: "‘{query}’에 대한 결과 없음",
      loading,
      close,
      navigate: "이동",
      select: "선택",
      openInNewTab: "새 탭에서 열기",
      escapeKey: "Esc",
      enterKey: "Enter",
      controlKey: "Ctrl",
    },
    drawer: { expand: "펼치기", collapse: "접기" },
    field: { optional, moreInformation: "추가 정보" },
    fileUpload: {
      chooseFile: "파일 선택",
      chooseFiles: "파일 선택",
      chooseFolder: "폴더 선택",
      drop: "또는 끌어서 놓기",
      reading: "파일을 읽는 중…",
      list: "파일",
      none: "선택된 파일 없음",
      selected: { "=1": "{name} 선택됨", other: "파일 {count}개 선택됨" },
      uploading: "{name} 업로드 중",
      uploaded: "업로드됨",
      retry: "{name} 다시 업로드",
      remove: "{name} 제거",
      rejectedType: {
        "=1": "‘{name}’ 파일의 형식은 허용되지 않습니다.",
        other: "파일 {count}개의 형식이 허용되지 않습니다.",
      },
      rejectedSize: {
        "=1": "‘{name}’ 파일이 {size}보다 큽니다.",
        other: "파일 {count}개가 {size}보다 큽니다.",
      },
      rejectedCount: {
        "=1": "‘{name}’ 파일이 추가되지 않았습니다. 최대 파일 수는 {limit}개입니다.",
        other: "파일 {count}개가 추가되지 않았습니다. 최대 파일 수는 {limit}개입니다.",
      },
    },
    link: { opensInNewTab: "(새 탭에서 열림)" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "도구 모음" },
    numberField: {
      role: "숫자 입력란",
      increase: "늘리기",
      decrease: "줄이기",
      inexact: "자릿수가 더 적은 숫자를 입력하세요.",
    },
    pagination: {
      label: "페이지 이동",
      showing: "{total}개 중 {range} 표시",
      empty: "결과 없음",
      unknown: "{page}페이지",
      first: "첫 페이지",
      previous: "이전 페이지",
      next: "다음 페이지",
      last: "마지막 페이지",
      page: "페이지, {first}부터 {pages}까지",
      perPage: "페이지당 항목 수",
    },
    poweredBy: { poweredBy: "Powered by" },
    select: { ...list, empty: "옵션 없음", loading },
    sidebar: { label: "메인", toggle: "사이드바 열기/닫기", resize: "사이드바 너비 조정" },
    skeleton: { loading },
    slider: { minimum: "최솟값", maximum: "최댓값" },
    sparkline: { noData: "데이터 없음", summary: "{first}에서 {last}까지, 최저 {low}, 최고 {high}" },
    stepper: {
      label: "진행 상황",
      compact: "{count}단계 중 {step}단계: {label}",
      optional,
      complete: "완료:",
      error,
    },
    table: {
      table: "표",
      loading,
      selection: "선택",
      selectAll: "모든 행 선택",
      selectRow: "{row} 선택",
      resize: "열 너비 조정:",
      width: "{width}픽셀",
    },
    textarea: { left: { other: "{count}자 남음" } },
    timeField: clock,
    toast: {
      region: "알림 (F6)",
      close,
      closeAll: "모두 닫기",
      more: { other: "{count}개 더 있음" },
      info: "정보:",
      success: "성공:",
      warning: "경고:",
      error,
    },
    tree: {
      label: "트리",
      expand: "{label} 펼치기",
      collapse: "{label} 접기",
      loading: "{label} 불러오는 중",
      loaded: { other: "{label}에 항목 {count}개" },
      error: "불러오지 못했습니다.",
      retry: "다시 시도",
    },
  },
};
