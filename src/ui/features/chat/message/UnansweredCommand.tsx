import type { ReactNode } from 'react'
import type { ClientId } from '../../../../domain/kernel/ids'
import { OptionalPart } from '../../../app/OptionalPart'
import { lazyModule } from '../../../components/lazy-module'

const line = lazyModule(() => import('../../bot/UnansweredLine'))

export interface UnansweredCommandProps {
  readonly clientId: ClientId
  readonly text: string
  readonly tabIndex: 0 | -1
}

/** The line below an own command that a bot did not answer. The line loads with the first own command on the page. */
export function UnansweredCommand(props: UnansweredCommandProps): ReactNode {
  const part = line.useModule(true)
  return (
    part && (
      <OptionalPart place={props.clientId}>
        <part.UnansweredLine {...props} />
      </OptionalPart>
    )
  )
}
