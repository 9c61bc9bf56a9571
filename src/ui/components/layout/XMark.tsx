import { createLucideIcon } from 'lucide-react'

/** The logo of X as an icon. The icon set has no company logos. */
export const XMark = createLucideIcon('x-mark', [
  [
    'path',
    {
      key: 'x',
      fill: 'currentColor',
      stroke: 'none',
      d: 'M17.6 3h3.1l-6.8 7.8 8 10.2h-6.2l-4.9-6.4L5.2 21H2.1l7.3-8.3L1.8 3h6.4l4.4 5.9zm-1.1 16.2h1.7L7.3 4.7H5.4z',
    },
  ],
])
