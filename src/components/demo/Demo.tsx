import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {locales} from '../../config/locales';
import {useHydrated} from '../../hooks/useHydrated';
import {useLocale} from '../../hooks/useLocale';
import {needsAttribute} from '../content-policy/needs';
import {demoDocument} from './demoSource';
import {playgroundsFor, type Playground} from './playgrounds';
import type {DemoProps} from './readDemo';
import {Button} from '../ui/Button';
import {MediaFigure} from '../drawing/MediaFigure';
import styles from './Demo.module.css';

/** Opens the demo on another site. A form, which works without scripts and sends nothing before the click. */
function OpenIn({name, action, fields}: Playground): ReactNode {
  return (
    <form action={action} method="post" rel="noopener" target="_blank">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} name={field} type="hidden" value={value} />
      ))}
      <Button type="submit">
        <Translate values={{site: name}}>{'Open in {site}'}</Translate>
      </Button>
    </form>
  );
}

interface Props extends DemoProps {
  /** The code blocks that show its code. */
  children: ReactNode;
}

/** HTML, CSS and JavaScript in a sandboxed frame, with the code below. */
export function Demo({
  title,
  height,
  code,
  scriptHash,
  children,
}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const {htmlLang} = locales[useLocale()];
  const isHydrated = useHydrated();
  const playgrounds = playgroundsFor({title, code});
  const needs = needsAttribute({
    'script-src': [scriptHash],
    'form-action': playgrounds.map(({action}) => new URL(action).origin),
  });
  return (
    <MediaFigure {...needs} title={title}>
      <div
        className={`${styles.frame} needs-script`}
        style={{blockSize: height}}
      >
        {isHydrated ? (
          <iframe
            loading="lazy"
            // A new document needs a new frame.
            key={colorMode}
            sandbox="allow-scripts"
            srcDoc={demoDocument(code, colorMode, htmlLang)}
            title={translate({message: 'Result: {title}'}, {title})}
          />
        ) : null}
      </div>
      {children}
      <div className={styles.playgrounds}>
        {playgrounds.map((playground) => (
          <OpenIn key={playground.name} {...playground} />
        ))}
      </div>
    </MediaFigure>
  );
}
