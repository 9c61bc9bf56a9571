import { Ellipsis, Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isHostHere, type JoinedRoom } from '../../../../domain/space'
import { Icon } from '../../../components/layout/Icon'
import { lazyModule } from '../../../components/lazy-module'
import { Menu } from '../../../components/overlay/Menu'
import { useCurrentUser } from '../../chat/actions/use-current-user'
import styles from './room.module.css'

const reporting = lazyModule(() => import('../../moderation/ReportDialog'))

/** The menu of a room for those who do not host it: report the room. Visitors report nothing. */
export function RoomMenu({ room }: { readonly room: JoinedRoom }): ReactNode {
  const { t } = useTranslation()
  const viewer = useCurrentUser()
  const [isReporting, setReporting] = useState(false)
  const report = reporting.useModule(isReporting)
  if (viewer === null || viewer.isVisitor || isHostHere(room)) return null
  return (
    <>
      <Menu
        className={styles['more']}
        aria-label={t('profile.more')}
        title={t('profile.more')}
        entries={[{ kind: 'item', label: t('profile.report'), icon: Flag, onSelect: () => setReporting(true) }]}
      >
        <Icon of={Ellipsis} />
      </Menu>
      {report && (
        <report.ReportDialog
          open={isReporting}
          target={{ kind: 'room', place: '', id: room.channelId }}
          name={room.title === '' ? t('spaceStatus.untitled') : room.title}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}
