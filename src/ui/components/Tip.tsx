import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './tip.module.css'

interface TipProps {
  readonly text: string
  readonly side?: 'top' | 'right' | 'bottom'
  readonly children: ReactElement<Record<string, unknown>>
}

/** The name of a control that shows only an icon; the control itself carries the same words for screen readers. */
export function Tip({ text, side = 'bottom', children }: TipProps): ReactNode {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner side={side} sideOffset={6} className={styles['place']}>
          <Tooltip.Popup className={styles['tip']}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
