import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {releaseAreas} from '../../data/releases/areas';
import type {Release} from '../../data/releases/schema';
import type {InLocale} from '../../lib/localize';
import {compareVersions, type ReleaseState} from './releases';
import {CheckBox} from '../ui/CheckBox';
import {ChoiceField} from '../ui/Field';
import {areaName} from './messages';
import styles from './ReleaseHistory.module.css';

interface FiltersProps {
  releases: readonly InLocale<Release>[];
  state: ReleaseState;
  onChange: (state: ReleaseState) => void;
}

/** The start and target version of an update. */
export function UpgradeFields({
  releases,
  state,
  onChange,
}: FiltersProps): ReactNode {
  const versions = releases.map(({version}) => ({
    value: version,
    label: version,
  }));
  return (
    <div className={`${styles.filters} needs-script`}>
      <ChoiceField
        label={translate({message: 'You have'})}
        onChange={(from) => {
          const isBeyond =
            state.to !== '' && compareVersions(from, state.to) >= 0;
          onChange({...state, from, to: isBeyond ? '' : state.to});
        }}
        open={translate({message: 'Choose your version'})}
        choices={versions.slice(1)}
        value={state.from}
      />
      <ChoiceField
        label={translate({message: 'You go to'})}
        onChange={(to) => onChange({...state, to})}
        open={translate(
          {message: 'The newest, {version}'},
          {version: releases[0]?.version ?? ''},
        )}
        choices={versions
          .slice(1)
          .filter(
            ({value}) =>
              state.from === '' || compareVersions(value, state.from) > 0,
          )}
        value={state.to}
      />
    </div>
  );
}

export function ListFields({
  state,
  onChange,
}: Omit<FiltersProps, 'releases'>): ReactNode {
  return (
    <div className={`${styles.filters} needs-script`}>
      <ChoiceField
        label={translate({message: 'Changes in'})}
        onChange={(area) =>
          onChange({...state, area: area as ReleaseState['area']})
        }
        open={translate({message: 'Everything'})}
        choices={releaseAreas.map((area) => ({
          value: area,
          label: areaName(area),
        }))}
        value={state.area}
      />
      <CheckBox
        className={styles.check}
        isChecked={state.isBreakingOnly}
        onChange={(isBreakingOnly) => onChange({...state, isBreakingOnly})}
      >
        {translate({message: 'Only what needs attention'})}
      </CheckBox>
    </div>
  );
}
