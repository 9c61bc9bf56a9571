export const zh = {
  asTable: '以表格显示',
  asPicture: '以图表显示',
  file: '下载 CSV',
  total: '合计',
  unknown: '—',
  value: '{{name}}：{{value}}',
  demo: { title: '图表', day: '日期', share: '占比', one: '发出', two: '收到', label: '{{count}} 天的示例数据。' },
} as const
