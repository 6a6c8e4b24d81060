import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, useState, type ReactNode} from 'react';
import {useHydrated} from '../../../hooks/useHydrated';
import {randomText} from '../../../lib/webCrypto';
import {dockerOptions, dockerOutputs, type DockerFacts} from './docker';
import {PASSWORD_PLACEHOLDER} from '../output';
import {TabPanel, Tabs} from '../../tabs/Tabs';
import {Button} from '../../ui/Button';
import {GeneratorPanel} from '../GeneratorPanel';
import {OutputBlock} from '../OutputBlock';
import {Questions} from '../Questions';
import styles from '../styles.module.css';
import type {AnswerTexts} from '../messages';
import {useAnswers} from '../useAnswers';
import {choiceNames, labels} from './messages';

const outputTabs = [
  {value: 'compose', label: 'Docker Compose'},
  {value: 'docker', label: 'docker run'},
] as const;

const newPassword = () => randomText(18);

type Name = keyof ReturnType<typeof dockerOptions>;

/** Options whose defaults suit most people. */
const rare: readonly Name[] = [
  'image',
  'version',
  'variant',
  'umask',
  'database',
];

/** Options that are only shown for some answers of others. */
const conditions: Partial<
  Record<Name, (values: Readonly<Record<Name, string>>) => boolean>
> = {
  reach: ({proxy}) => proxy === 'none',
  domain: ({proxy}) => proxy !== 'none',
  email: ({proxy}) => proxy === 'traefik',
};

/** Writes a Compose file or `docker run` commands for the user's answers. */
export function DockerGenerator({
  image,
  texts,
}: {
  image: DockerFacts;
  texts: AnswerTexts;
}): ReactNode {
  const options = useMemo(() => dockerOptions(image), [image]);
  const answers = useAnswers(options, texts);
  const {values, reset, searchOf, changed} = answers;
  const isHydrated = useHydrated();
  const [renewed, setRenewed] = useState<string>();
  const made = useMemo(
    () => (isHydrated ? newPassword() : PASSWORD_PLACEHOLDER),
    [isHydrated],
  );
  const outputs = dockerOutputs(values, image, renewed ?? made);
  const visible = (Object.keys(options) as Name[]).filter(
    (name) => conditions[name]?.(values) ?? true,
  );
  return (
    <GeneratorPanel
      label={translate({message: 'Docker generator'})}
      isChanged={Object.keys(changed).length > 0}
      onReset={reset}
      searchOf={searchOf}
    >
      <Questions
        answers={answers}
        hints={{
          media: translate({
            message: 'May stay empty. It appears read-only as /mnt/media.',
          }),
        }}
        labels={labels()}
        names={choiceNames()}
        rare={rare}
        specs={options}
        visible={visible}
      />
      <Tabs group="install" tabs={outputTabs}>
        <TabPanel {...outputTabs[0]}>
          <OutputBlock output={outputs.compose} />
          <OutputBlock output={outputs.composeCommands} />
        </TabPanel>
        <TabPanel {...outputTabs[1]}>
          <OutputBlock output={outputs.runCommands} />
        </TabPanel>
      </Tabs>
      {values.database === 'sqlite3' ? null : (
        <>
          <p className={`${styles.hint} quiet`}>
            {translate({
              message:
                'The password of the database was made in this page and is neither sent nor part of the link. Keep the file where only you can read it.',
            })}
          </p>
          <div className={clsx(styles.actions, 'needs-script')}>
            <Button onClick={() => setRenewed(newPassword())}>
              {translate({message: 'Make another password'})}
            </Button>
          </div>
        </>
      )}
    </GeneratorPanel>
  );
}
