import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarFile, type Space } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { IconButton } from '../../components/form/IconButton'
import { saveFile } from '../../hooks/save-file'

/** Saves a planned space as a calendar file. Absent for a space that is not planned or has no times. */
export function AddToCalendar({ space }: { readonly space: Space }): ReactNode {
  const { t } = useTranslation()
  const app = useApp()
  const { startsAt, endsAt } = space
  if (space.status !== 'prepare' || startsAt === null || endsAt === null) return null
  const title = space.title === '' ? t('spaceStatus.untitled') : space.title
  return (
    <IconButton
      icon={CalendarPlus}
      label={t('spaceCard.calendar')}
      onClick={() =>
        saveFile(
          `${title}.ics`,
          calendarFile({
            ...space,
            title,
            startsAt,
            endsAt,
            isCancelled: false,
            origin: window.location.origin,
            isPublic: false,
            at: app.now(),
          }),
          'text/calendar',
        )
      }
    />
  )
}
