import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {useBackgroundImages} from './useBackgroundImages';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {typedTitles} from './typing';
import {buttonClass} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {ThemedImage} from '../ui/ThemedImage';
import {HomeLink} from './HomeLink';
import {TypedTitle} from './TypedTitle';
import backgroundStyles from './background.module.css';
import styles from './ProjectHome.module.css';

/** The top of a home page: what this is, and where to start. */
export function Hero({page}: {page: PageFrontMatter}): ReactNode {
  const {heroText, title, titles, tagline, actions = []} = page;
  const {heroImage, heroImageDark, heroAlt = '', heroFullScreen} = page;
  const lines = useMemo(
    () =>
      typedTitles(titles ?? []).length > 0
        ? (titles ?? [])
        : [heroText ?? title],
    [titles, heroText, title],
  );
  const background = useBackgroundImages(page);
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <header
      className={clsx(
        heroFullScreen === true && styles.fullScreen,
        background && backgroundStyles.background,
      )}
      style={background}
    >
      <div className={clsx(styles.inner, styles.hero)}>
        <div className={styles.text}>
          <TypedTitle as="h1" titles={lines} />
          {tagline === undefined ? null : (
            <p className={styles.tagline}>{tagline}</p>
          )}
          {actions.length === 0 ? null : (
            <p className={styles.actions}>
              {actions.map(({text, link, type = 'default', icon}) => (
                <HomeLink
                  className={clsx(buttonClass(type), styles.action)}
                  key={text}
                  link={link}
                >
                  {icon === undefined ? null : <Icon name={icon} />}
                  {text}
                </HomeLink>
              ))}
            </p>
          )}
        </div>
        {heroImage === undefined ? null : (
          <div className={styles.picture}>
            <ThemedImage
              alt={heroAlt}
              dark={heroImageDark && withBaseUrl(heroImageDark)}
              light={withBaseUrl(heroImage)}
            />
          </div>
        )}
      </div>
    </header>
  );
}
