export const en = {
  asTable: 'Show as a table',
  asPicture: 'Show as a chart',
  file: 'Download as CSV',
  total: 'Total',
  unknown: '–',
  value: '{{name}}: {{value}}',
  demo: {
    title: 'Charts',
    day: 'Day',
    share: 'Share',
    one: 'Sent',
    two: 'Received',
    label: 'Made-up figures of {{count}} days.',
  },
} as const
