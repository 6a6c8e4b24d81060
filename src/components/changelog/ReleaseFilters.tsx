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
        label={translate({
          id: 'releases.from',
          message: 'You have',
          description: 'Choice of the version that the reader has',
        })}
        onChange={(from) => {
          const isBeyond =
            state.to !== '' && compareVersions(from, state.to) >= 0;
          onChange({...state, from, to: isBeyond ? '' : state.to});
        }}
        open={translate({
          id: 'releases.from.open',
          message: 'Choose your version',
          description: 'No version is chosen yet',
        })}
        choices={versions.slice(1)}
        value={state.from}
      />
      <ChoiceField
        label={translate({
          id: 'releases.to',
          message: 'You go to',
          description: 'Choice of the version that the reader updates to',
        })}
        onChange={(to) => onChange({...state, to})}
        open={translate(
          {
            id: 'releases.to.open',
            message: 'The newest, {version}',
            description: 'No other version is chosen to update to',
          },
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

/** Filters of the list. */
export function ListFields({
  state,
  onChange,
}: Omit<FiltersProps, 'releases'>): ReactNode {
  return (
    <div className={`${styles.filters} needs-script`}>
      <ChoiceField
        label={translate({
          id: 'releases.area',
          message: 'Changes in',
          description: 'Choice of a part of the product',
        })}
        onChange={(value) =>
          onChange({
            ...state,
            area: releaseAreas.find((area) => area === value) ?? '',
          })
        }
        open={translate({
          id: 'releases.area.open',
          message: 'Everything',
          description: 'No part of the product is chosen',
        })}
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
        {translate({
          id: 'releases.breakingOnly',
          message: 'Only what needs attention',
          description: 'Choice to list only changes to act on',
        })}
      </CheckBox>
    </div>
  );
}
