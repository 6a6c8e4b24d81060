import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {FactText} from '../../product-tables/cells';
import {proxyOutputs} from './proxies';
import {
  optionsOf,
  onlyWithHttps,
  proxyNames,
  proxyOptions,
  proxyTitles,
  type ProxyOption,
} from './proxyOptions';
import {GeneratorPanel} from '../GeneratorPanel';
import {OutputBlock} from '../OutputBlock';
import {Questions} from '../Questions';
import styles from '../styles.module.css';
import type {AnswerTexts} from '../messages';
import {useAnswers} from '../useAnswers';
import {hints, labels, yesOrNo} from './messages';

/** Writes the configuration of a reverse proxy for the user's answers. Without scripts it shows those of all proxies. */
export function ProxyGenerator({texts}: {texts: AnswerTexts}): ReactNode {
  const answers = useAnswers(proxyOptions, texts);
  const {values, reset, searchOf, changed} = answers;
  const chosen = proxyNames.find((name) => name === values.server) ?? 'nginx';
  const visible: readonly ProxyOption[] = [
    'server',
    ...optionsOf[chosen].filter(
      (name) => values.https === 'yes' || !onlyWithHttps.includes(name),
    ),
  ];
  return (
    <GeneratorPanel
      label={translate({message: 'Reverse-proxy generator'})}
      isChanged={Object.keys(changed).length > 0}
      onReset={reset}
      searchOf={searchOf}
    >
      <Questions
        answers={answers}
        hints={hints()}
        labels={labels()}
        names={{...proxyTitles, ...yesOrNo()}}
        specs={proxyOptions}
        visible={visible}
      />
      {proxyNames.map((name) => {
        const {place, file, siteUrl, load, check} = proxyOutputs(name, values);
        return (
          <div
            className={styles.variant}
            data-closed={name === chosen ? undefined : ''}
            key={name}
          >
            <p className={styles.variantName} data-copy="label">
              {proxyTitles[name]}
            </p>
            <p className={styles.place}>
              <FactText
                text={translate(
                  {message: 'Save it as {place}:'},
                  {place: `\`${place}\``},
                )}
              />
            </p>
            <OutputBlock output={file} />
            {name === 'traefik' ? null : (
              <>
                <p className={styles.place}>
                  {translate({
                    message: 'In config.json of AList, which you then restart:',
                  })}
                </p>
                <OutputBlock output={siteUrl} />
              </>
            )}
            <p className={styles.place}>{translate({message: 'Load it:'})}</p>
            <OutputBlock output={load} />
            <p className={styles.place}>
              {translate({message: 'Check it; the answer is pong:'})}
            </p>
            <OutputBlock output={check} />
          </div>
        );
      })}
    </GeneratorPanel>
  );
}
