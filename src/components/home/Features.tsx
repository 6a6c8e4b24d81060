import type {ReactNode} from 'react';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {Icon} from '../ui/Icon';
import {HomeLink} from './HomeLink';
import styles from './ProjectHome.module.css';

interface FeaturesProps {
  features: NonNullable<PageFrontMatter['features']>;
  Heading: 'h2' | 'h3';
}

export function Features({features, Heading}: FeaturesProps): ReactNode {
  return features.length === 0 ? null : (
    <ul className={styles.features}>
      {features.map(({title, details, icon, link}) => (
        <li className={styles.feature} key={title}>
          {icon === undefined ? null : (
            <Icon className={styles.featureIcon} name={icon} />
          )}
          <Heading>
            {link === undefined ? (
              title
            ) : (
              <HomeLink link={link}>{title}</HomeLink>
            )}
          </Heading>
          {details === undefined ? null : <p>{details}</p>}
        </li>
      ))}
    </ul>
  );
}
