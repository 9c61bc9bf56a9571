import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { Button, ButtonLink } from '../../components/form/Button'
import { useCurrentUser } from '../chat/actions/use-current-user'

interface JoinSpaceProps {
  readonly channelId: string
  readonly size?: 30 | 36
}

/**
 * A button that enters a live space. A visitor gets the sign-in prompt (R2-124), because the space's page would only
 * redirect the visitor to the space's group (SPC-3).
 */
export function JoinSpace({ channelId, size = 36 }: JoinSpaceProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  return useCurrentUser()?.isVisitor === true ? (
    <Button kind="primary" size={size} onClick={() => app.tab.dispatch({ type: 'ShowVisitorDialog' })}>
      {t('live.join')}
    </Button>
  ) : (
    <ButtonLink kind="primary" size={size} to={paths.space(channelId)}>
      {t('live.join')}
    </ButtonLink>
  )
}
