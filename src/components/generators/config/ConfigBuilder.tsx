import {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';
import {useAddressState} from '../../../hooks/useAddressState';
import {filledText} from '../../../lib/filledText';
import type {InLocale} from '../../../lib/localize';
import {
  configAdvice,
  configAnswersOf,
  configOutputs,
  configSearch,
  validateConfig,
  type ConfigField,
} from './configFile';
import {answersOfLink} from '../options';
import {TabPanel, Tabs} from '../../tabs/Tabs';
import {LinkNote} from '../LinkNote';
import {GeneratorPanel} from '../GeneratorPanel';
import {hiddenText, type AnswerTexts} from '../messages';
import {OutputBlock} from '../OutputBlock';
import styles from '../styles.module.css';
import {Summary} from '../Summary';
import {KeyField} from './KeyField';
import type records from './textRecords.json';

const sectionOf = ({key}: ConfigField) =>
  key.includes('.') ? key.slice(0, key.indexOf('.')) : '';

const nothing: Readonly<Record<string, string>> = {};

interface ConfigBuilderProps {
  fields: readonly ConfigField[];
  sslModes: {mysql: string[]; postgres: string[]};
  texts: InLocale<typeof records> & Pick<AnswerTexts, 'characters'>;
}

/** Writes a config file for the keys that the user sets. */
export function ConfigBuilder({
  fields,
  sslModes,
  texts,
}: ConfigBuilderProps): ReactNode {
  const codec = useMemo(
    () => ({
      read: (search: string) => configAnswersOf(fields, search),
      write: (entered: Readonly<Record<string, string>>, search: string) =>
        configSearch(fields, validateConfig(fields, entered).entries, search),
    }),
    [fields],
  );
  const [entered, setEntered, fromLink] = useAddressState(codec, nothing);
  const {entries, refused} = validateConfig(fields, entered);
  const problemOf = (name: string) => {
    const refusal = refused.find(({key}) => key === name);
    return (
      refusal &&
      filledText(texts.problems[refusal.problem], {
        character: hiddenText(refusal.found, texts),
      })
    );
  };
  const reset = () => {
    setEntered(nothing);
  };
  const outputs = configOutputs(entries);
  const advice = configAdvice(entries, sslModes);
  const fileOnly = entries.filter(({field}) => field.env === null);
  const tabs = [
    {value: 'file', label: 'config.json'},
    {
      value: 'container',
      label: translate({message: 'Variables in Compose'}),
    },
    {
      value: 'service',
      label: translate({message: 'Variables for systemd'}),
    },
  ] as const;
  const sections = [...new Set(fields.map(sectionOf))];
  const noVariable =
    fileOnly.length === 0 ? null : (
      <p className={`${styles.hint} quiet`}>
        {translate(
          {
            message:
              'Not here, because their variables have no effect: {keys}. Set them in the file.',
          },
          {keys: fileOnly.map(({field}) => field.key).join(', ')},
        )}
      </p>
    );
  return (
    <GeneratorPanel
      label={translate({message: 'Builder for config.json'})}
      isChanged={Object.values(entered).some((text) => text !== '')}
      onReset={reset}
      searchOf={(search) => configSearch(fields, entries, search)}
    >
      <LinkNote
        answers={answersOfLink(entered, fromLink).map(({name, text}) => ({
          label: name,
          value: text,
          problem: problemOf(name),
        }))}
        onReset={reset}
      />
      <div className="needs-script">
        {sections.map((section) => (
          <details className={styles.section} key={section}>
            <summary>
              {section === ''
                ? translate({message: 'Top-level keys'})
                : section}
            </summary>
            <div className={styles.form}>
              {fields
                .filter((field) => sectionOf(field) === section)
                .map((field) => (
                  <KeyField
                    field={field}
                    key={field.key}
                    onChange={(text) => {
                      setEntered({...entered, [field.key]: text});
                    }}
                    problem={problemOf(field.key)}
                    value={entered[field.key] ?? ''}
                  />
                ))}
            </div>
          </details>
        ))}
      </div>
      <Summary changes={entries.map(({field}) => field.key)} />
      {advice.length === 0 ? null : (
        <ul className={styles.advice}>
          {advice.map((each) => (
            <li key={each}>{texts.advice[each]}</li>
          ))}
        </ul>
      )}
      <Tabs tabs={tabs}>
        {tabs.map((tab) => (
          <TabPanel key={tab.value} {...tab}>
            <OutputBlock output={outputs[tab.value]} />
            {tab.value === 'file' ? null : noVariable}
          </TabPanel>
        ))}
      </Tabs>
    </GeneratorPanel>
  );
}
