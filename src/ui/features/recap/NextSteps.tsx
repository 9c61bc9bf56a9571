import { CalendarPlus, Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { maySetUp, type SpaceInfo } from '../../../domain/space'
import { paths } from '../../app/routing/paths'
import { Button, ButtonLink } from '../../components/form/Button'
import { useCopy } from '../../hooks/use-copy'
import { useCurrentUser } from '../chat/actions/use-current-user'
import styles from './recap.module.css'

/** What to do after an evening: share it, and plan the next one or go back to the group. */
export function NextSteps({ info: { space, group } }: { readonly info: SpaceInfo }): ReactNode {
  const { t } = useTranslation('recap')
  const copy = useCopy()
  const viewer = useCurrentUser()
  return (
    <section className={styles['part']} aria-labelledby="recap-next">
      <h2 id="recap-next">{t('next')}</h2>
      <div className={styles['acts']}>
        {maySetUp(group, viewer) ? (
          <ButtonLink kind="primary" icon={CalendarPlus} to={paths.spaceCreate(group.gid)}>
            {t('planNext')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to={paths.group(group.gid)}>
            {t('toGroup')}
          </ButtonLink>
        )}
        <Button icon={Link2} onClick={() => copy(new URL(paths.recap(space.channelId), window.location.href).href)}>
          {t('share')}
        </Button>
      </div>
    </section>
  )
}
