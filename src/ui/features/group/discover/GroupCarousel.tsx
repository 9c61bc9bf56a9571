import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Group, LatestMessage } from '../../../../domain/group'
import { personAvatarData } from '../../../app/avatar-data'
import { paths } from '../../../app/routing/paths'
import { Avatar } from '../../../components/avatar/Avatar'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { useImage } from '../../../components/avatar/use-image'
import { replaceUndrawable } from '../../../format/text'
import { isNear, slidesOf, type Slide } from './slide'
import styles from './group-carousel.module.css'
import { useCarousel } from './use-carousel'

const c = classNames(styles)

export interface GroupCarouselProps {
  readonly group: Group
  /** Whether the cover stands beside the slides. */
  readonly isWide: boolean
}

/** The slides of a group over the group's cover. The cover is the first slide. */
export function GroupCarousel({ group, isWide }: GroupCarouselProps): ReactNode {
  const slides = slidesOf(group.snapshot).slice(isWide ? 1 : 0)
  return slides.length > 1 || isWide ? (
    <Carousel key={slides.length} group={group} slides={slides} isWide={isWide} />
  ) : null
}

function Carousel({ group, slides, isWide }: GroupCarouselProps & { readonly slides: readonly Slide[] }): ReactNode {
  const { t } = useTranslation()
  const { root, active, turns, next } = useCarousel()
  if (slides.length === 0) return <p className={styles['quiet']}>{t('discover.quiet')}</p>
  return (
    <div
      ref={root}
      className={c('slides', isWide && 'wide')}
      role="group"
      aria-roledescription={t('discover.carousel')}
      aria-label={t('discover.lately', { name: group.name })}
    >
      {/* The group's name is already a link for the keyboard, so Tab skips this link. */}
      <Link
        to={paths.group(group.gid)}
        className={c('row', turns > 0 && (turns % 2 === 0 ? 'evenTurn' : 'oddTurn'))}
        tabIndex={-1}
        draggable={false}
        aria-hidden={slides[active]?.kind === 'cover'}
      >
        {slides.map((slide, at) => (
          <div key={at} className={styles['slide']} aria-hidden={at !== active}>
            {isNear(at, active) && <Drawn slide={slide} isWide={isWide} />}
          </div>
        ))}
      </Link>
      {slides.length > 1 && (
        <button
          type="button"
          className={styles['dots']}
          aria-label={t('discover.nextSlide', { at: active + 1, of: slides.length })}
          onClick={next}
        >
          {slides.map((_, at) => (
            <span key={at} className={c('dot', at === active && 'on')} />
          ))}
        </button>
      )}
    </div>
  )
}

function Drawn({ slide, isWide }: { readonly slide: Slide; readonly isWide: boolean }): ReactNode {
  switch (slide.kind) {
    case 'cover':
      return null
    case 'announcement':
      return <News of={slide.announcement} />
    case 'messages':
      return (
        <ul className={styles['latestMessages']}>
          {slide.said.map((message) => (
            <li key={message.seq} className={styles['line']}>
              {isWide && <Avatar person={personAvatarData(message)} size={28} />}
              <span className={styles['words']}>
                <bdi className={styles['who']}>{message.name}</bdi>{' '}
                <span className={styles['text']} dir="auto">
                  {replaceUndrawable(message.text)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )
  }
}

function News({ of: { text, picture } }: { readonly of: NonNullable<LatestMessage['announcement']> }): ReactNode {
  const { t } = useTranslation()
  const drawn = useImage(picture ?? undefined, 'banner')
  return (
    <div className={styles['news']}>
      <p className={styles['head']}>
        <Icon of={Megaphone} size={16} />
        {t('announce.title')}
      </p>
      <div className={styles['newsBody']}>
        <p className={styles['announced']} dir="auto">
          {replaceUndrawable(text)}
        </p>
        {drawn !== null && <span className={styles['picture']}>{drawn}</span>}
      </div>
    </div>
  )
}
