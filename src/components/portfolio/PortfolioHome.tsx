import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePageFrontMatter} from '../../hooks/usePageFrontMatter';
import {useBackgroundImages} from '../home/useBackgroundImages';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {marksExternalLinks} from '../page-info/pageInfoItems';
import {typedTitles} from '../home/typing';
import {Icon} from '../ui/Icon';
import {ThemedImage} from '../ui/ThemedImage';
import {HomeLink} from '../home/HomeLink';
import {TypedTitle} from '../home/TypedTitle';
import backgroundStyles from '../home/background.module.css';
import styles from './PortfolioHome.module.css';

type Medias = NonNullable<PageFrontMatter['medias']>;

function Avatar({light, dark}: {light: string; dark?: string | undefined}) {
  const lightSource = useBaseUrl(light);
  const darkSource = useBaseUrl(dark);
  return (
    <div className={styles.avatar}>
      {/* Decorative: the name is next to it. */}
      <ThemedImage
        alt=""
        dark={dark === undefined ? undefined : darkSource}
        light={lightSource}
      />
    </div>
  );
}

function MediaLinks({medias}: {medias: Medias}): ReactNode {
  return medias.length === 0 ? null : (
    <ul className={clsx(styles.medias, 'not-printed')}>
      {medias.map(({name, icon, url}) => (
        <li key={url}>
          <HomeLink className={styles.media} link={url}>
            {icon === undefined ? null : <Icon name={icon} />}
            {name}
          </HomeLink>
        </li>
      ))}
    </ul>
  );
}

/** Paragraphs, separated by empty lines. */
function Content({text}: {text: string}): ReactNode {
  return (
    <div className={styles.content}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph.trim()}</p>
      ))}
    </div>
  );
}

/** A page about a person: name, picture, titles, links, and the author's text below. */
export function PortfolioHome({children}: {children: ReactNode}): ReactNode {
  const page = usePageFrontMatter();
  const {title, name, avatar, avatarDark, welcome, content} = page;
  const {titles = [], medias = []} = page;
  const background = useBackgroundImages(page);
  const picture = avatar ?? avatarDark;
  return (
    <article className={styles.home}>
      <header
        className={clsx(
          styles.header,
          background && backgroundStyles.background,
        )}
        style={background}
      >
        {picture === undefined ? null : (
          <Avatar dark={avatarDark} light={picture} />
        )}
        <div>
          {welcome === undefined ? null : (
            <p className={styles.welcome}>{welcome}</p>
          )}
          <h1 className={styles.name}>{name ?? title}</h1>
          {typedTitles(titles).length === 0 ? null : (
            <div className={styles.titles}>
              <TypedTitle as="p" titles={titles} />
            </div>
          )}
          <MediaLinks medias={medias} />
          {content === undefined ? null : <Content text={content} />}
        </div>
      </header>
      <div
        className={clsx(
          'markdown',
          marksExternalLinks(page) && 'marks-external-links',
          styles.body,
        )}
      >
        {children}
      </div>
    </article>
  );
}
