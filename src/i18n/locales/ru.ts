import type { CompleteLocale } from "../locale-context";

const loading = "Загрузка";
const search = "Поиск";
const close = "Закрыть";
const error = "Ошибка:";
const optional = "(необязательно)";
const more = { one: "Ещё {count}", few: "Ещё {count}", many: "Ещё {count}", other: "Ещё {count}" };

const copy = { copied: "Скопировано", failed: "Не удалось скопировать" };

const list = { options: "Варианты" };
const results = {
  empty: "Ничего не найдено",
  results: {
    one: "{count} результат",
    few: "{count} результата",
    many: "{count} результатов",
    other: "{count} результата",
  },
};
const picker = { ...list, ...results, clear: "Очистить" };

const calendar = {
  weekdays: "Вс Пн Вт Ср Чт Пт Сб",
  previousMonth: "Предыдущий месяц",
  nextMonth: "Следующий месяц",
  today: "Сегодня",
  selected: "выбрано",
};

const clock = {
  hour: "Часы",
  minute: "Минуты",
  second: "Секунды",
  dayPeriod: "AM/PM",
  empty: "Не указано",
  incomplete: "Введите время полностью.",
};

const dateInput = {
  open: "Открыть календарь",
  calendar: "Календарь",
  year: "ГГГГ",
  month: "ММ",
  day: "ДД",
  invalid: "Введите дату, например {date}.",
  tooEarly: "Введите дату не раньше {date}.",
  tooLate: "Введите дату не позже {date}.",
  unavailable: "Этот день недоступен. Выберите другой.",
};

/** Russian. */
export const ru: CompleteLocale = {
  code: "ru",
  dir: "ltr",
  weekStartsOn: 1,
  labels: {
    autocomplete: picker,
    avatar: {
      online: "в сети",
      away: "нет на месте",
      busy: "не беспокоить",
      offline: "не в сети",
      more,
    },
    breadcrumbs: { ...copy, label: "Навигационная цепочка", loading, copyAction: "Копировать" },
    chart: {
      noData: "Нет данных",
      loading: "Загрузка данных",
      error: "Не удалось загрузить данные.",
      retry: "Повторить",
      showTable: "Показать таблицу",
      showChart: "Показать диаграмму",
      category: "Категория",
      value: "Значение",
      sampled: "Строк: {shown} из {total}, через равные интервалы",
      values: {
        one: "{count} значение",
        few: "{count} значения",
        many: "{count} значений",
        other: "{count} значения",
      },
      series: { one: "{count} ряд", few: "{count} ряда", many: "{count} рядов", other: "{count} ряда" },
      summary: "{values}: от {low} ({lowAt}) до {high} ({highAt}).",
      summaryOfSeries: "{series}, {values}: от {low} ({lowAt}) до {high} ({highAt}).",
      hint: "Клавиши со стрелками переключают точки и ряды. Далее следует таблица с теми же данными.",
    },
    choroplethMap: {
      noData: "Нет данных",
      region: "Регион",
      value: "Значение",
      name: "Карта",
      hint: "Переходите между регионами клавишами со стрелками. Далее следует таблица с теми же данными.",
    },
    clipboardText: { ...copy, copyAction: "Копировать" },
    code: { ...copy, code: "Код", copyAction: "Копировать код" },
    combobox: { ...picker, open: "Показать варианты", remove: "Удалить:", chosen: "Выбрано", search },
    dateInput,
    dateRangeInput: {
      ...dateInput,
      from: "Дата начала",
      to: "Дата окончания",
      reversed: "Дата окончания раньше даты начала.",
      tooShort: {
        one: "Выберите не менее {count} дня.",
        few: "Выберите не менее {count} дней.",
        many: "Выберите не менее {count} дней.",
        other: "Выберите не менее {count} дня.",
      },
      tooLong: {
        one: "Выберите не более {count} дня.",
        few: "Выберите не более {count} дней.",
        many: "Выберите не более {count} дней.",
        other: "Выберите не более {count} дня.",
      },
      presets: "Частые периоды",
      lastDays: {
        one: "Последний {count} день",
        few: "Последние {count} дня",
        many: "Последние {count} дней",
        other: "Последние {count} дня",
      },
    },
    datePicker: calendar,
    dateRangePicker: { ...calendar, reset: "Сбросить", none: "Даты не выбраны" },
    dateTimePicker: {
      ...calendar,
      ...clock,
      time: "Время",
      noDay: "Выберите день.",
      noTime: "Введите время.",
      leftOut: "В этот день часы переводят вперёд, пропуская {time}. Введите другое время.",
      tooEarly: "Введите дату и время не раньше {date}.",
      tooLate: "Введите дату и время не позже {date}.",
      firstSelected:
        "В этот день часы переводят назад, и это время наступает дважды. Выбрано первое ({offset}).",
      secondSelected:
        "В этот день часы переводят назад, и это время наступает дважды. Выбрано второе ({offset}).",
      selectFirst: "Выбрать первое ({offset})",
      selectSecond: "Выбрать второе ({offset})",
    },
    commandPalette: {
      ...results,
      name: "Палитра команд",
      search,
      placeholder: "Поиск…",
      options: "Результаты",
      emptyFor: "По запросу «{query}» ничего не найдено",
      loading,
      close,
      navigate: "Перемещаться",
      select: "Выбрать",
      openInNewTab: "Открыть в новой вкладке",
      escapeKey: "Esc",
      enterKey: "Enter",
      controlKey: "Ctrl",
    },
    drawer: { expand: "Развернуть", collapse: "Свернуть" },
    field: { optional, moreInformation: "Подробнее" },
    fileUpload: {
      chooseFile: "Выбрать файл",
      chooseFiles: "Выбрать файлы",
      chooseFolder: "Выбрать папку",
      drop: "или перетащите сюда",
      reading: "Чтение файлов…",
      list: "Файлы",
      none: "Файл не выбран",
      selected: {
        "=1": "Выбран файл {name}",
        one: "Выбран {count} файл",
        few: "Выбрано {count} файла",
        many: "Выбрано {count} файлов",
        other: "Выбрано {count} файла",
      },
      uploading: "Загрузка файла {name}",
      uploaded: "Загружено",
      retry: "Повторить загрузку файла {name}",
      remove: "Удалить файл {name}",
      rejectedType: {
        "=1": "Тип файла «{name}» не поддерживается.",
        one: "Тип {count} файла не поддерживается.",
        few: "Тип {count} файлов не поддерживается.",
        many: "Тип {count} файлов не поддерживается.",
        other: "Тип {count} файла не поддерживается.",
      },
      rejectedSize: {
        "=1": "Размер файла «{name}» превышает {size}.",
        one: "Размер {count} файла превышает {size}.",
        few: "Размер {count} файлов превышает {size}.",
        many: "Размер {count} файлов превышает {size}.",
        other: "Размер {count} файла превышает {size}.",
      },
      rejectedCount: {
        "=1": "Файл «{name}» не добавлен. Максимальное число файлов: {limit}.",
        one: "Не добавлен {count} файл. Максимальное число файлов: {limit}.",
        few: "Не добавлено {count} файла. Максимальное число файлов: {limit}.",
        many: "Не добавлено {count} файлов. Максимальное число файлов: {limit}.",
        other: "Не добавлено {count} файла. Максимальное число файлов: {limit}.",
      },
    },
    link: { opensInNewTab: "(откроется в новой вкладке)" },
    loader: { loading },
    logo: { name: "Kerf" },
    menuBar: { label: "Панель инструментов" },
    numberField: {
      role: "Числовое поле",
      increase: "Увеличить",
      decrease: "Уменьшить",
      inexact: "Введите число с меньшим количеством цифр.",
    },
    pagination: {
      label: "Страницы",
      showing: "Показано {range} из {total}",
      empty: "Нет результатов",
      unknown: "Страница {page}",
      first: "Первая страница",
      previous: "Предыдущая страница",
      next: "Следующая страница",
      last: "Последняя страница",
      page: "Страница, от {first} до {pages}",
      perPage: "На странице",
    },
    poweredBy: { poweredBy: "Работает на" },
    select: { ...list, empty: "Нет вариантов", loading },
    sidebar: {
      label: "Основная",
      toggle: "Показать/скрыть боковую панель",
      resize: "Изменить ширину боковой панели",
    },
    skeleton: { loading },
    slider: { minimum: "Минимум", maximum: "Максимум" },
    sparkline: { noData: "Нет данных", summary: "от {first} до {last}, минимум {low}, максимум {high}" },
    stepper: {
      label: "Ход выполнения",
      compact: "Шаг {step} из {count}: {label}",
      optional,
      complete: "Завершено:",
      error,
    },
    table: {
      table: "Таблица",
      loading,
      selection: "Выбор",
      selectAll: "Выбрать все строки",
      selectRow: "Выбрать «{row}»",
      resize: "Изменить ширину:",
      width: "Пикселей: {width}",
    },
    textarea: {
      left: {
        one: "Остался {count} символ",
        few: "Осталось {count} символа",
        many: "Осталось {count} символов",
        other: "Осталось {count} символа",
      },
    },
    timeField: clock,
    toast: {
      region: "Уведомления (F6)",
      close,
      closeAll: "Закрыть все",
      more,
      info: "Информация:",
      success: "Успешно:",
      warning: "Предупреждение:",
      error,
    },
    tree: {
      label: "Дерево",
      expand: "Развернуть «{label}»",
      collapse: "Свернуть «{label}»",
      loading: "Загрузка «{label}»",
      loaded: {
        one: "«{label}»: {count} элемент",
        few: "«{label}»: {count} элемента",
        many: "«{label}»: {count} элементов",
        other: "«{label}»: {count} элемента",
      },
      error: "Не удалось загрузить.",
      retry: "Повторить",
    },
  },
};
