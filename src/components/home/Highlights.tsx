import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {useBackgroundImages} from './useBackgroundImages';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {Icon} from '../ui/Icon';
import {HomeLink} from './HomeLink';
import {Features} from './Features';
import backgroundStyles from './background.module.css';
import styles from './ProjectHome.module.css';

type Panel = NonNullable<PageFrontMatter['highlights']>[number];
type Item = NonNullable<Panel['highlights']>[number];

interface ItemsProps {
  items: readonly Item[];
  type: Panel['type'];
  /** Heading of an item, one level below the panel's own. */
  Heading: 'h2' | 'h3';
}

/** The items as an ordered, unordered or description list. */
function Items({items, type = 'un-order', Heading}: ItemsProps): ReactNode {
  const [List, Row, Name, Details] = (
    {
      'no-order': ['dl', 'div', 'dt', 'dd'],
      order: ['ol', 'li', Heading, 'p'],
      'un-order': ['ul', 'li', Heading, 'p'],
    } as const
  )[type];
  return (
    <List className={clsx(styles.items, type === 'order' && styles.steps)}>
      {items.map(({title, details, link, icon}) => (
        <Row className={styles.item} key={title}>
          <Name>
            {icon === undefined ? null : (
              <Icon className={styles.itemIcon} name={icon} />
            )}
            {link === undefined ? (
              title
            ) : (
              <HomeLink link={link}>{title}</HomeLink>
            )}
          </Name>
          {details === undefined ? null : <Details>{details}</Details>}
        </Row>
      ))}
    </List>
  );
}

function HighlightPanel({panel}: {panel: Panel}): ReactNode {
  const {header, description, image, type} = panel;
  const {highlights = [], features = []} = panel;
  const {withBaseUrl} = useBaseUrlUtils();
  const background = useBackgroundImages(panel);
  const id = useId();
  const Heading = header === undefined ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={header === undefined ? undefined : id}
      className={clsx(background && backgroundStyles.background)}
      style={background}
    >
      <div
        className={clsx(
          styles.inner,
          styles.panel,
          image !== undefined && styles.withImage,
        )}
      >
        {image === undefined ? null : (
          <img
            alt=""
            className={styles.panelImage}
            loading="lazy"
            src={withBaseUrl(image)}
          />
        )}
        <div>
          {header === undefined ? null : <h2 id={id}>{header}</h2>}
          {description === undefined ? null : (
            <p className={styles.description}>{description}</p>
          )}
          {highlights.length === 0 ? null : (
            <Items Heading={Heading} items={highlights} type={type} />
          )}
          <Features features={features} Heading={Heading} />
        </div>
      </div>
    </section>
  );
}

/** Panels below the features, each with a list or features. */
export function Highlights({panels}: {panels: readonly Panel[]}): ReactNode {
  return panels.map((panel, index) => (
    <HighlightPanel key={index} panel={panel} />
  ));
}
