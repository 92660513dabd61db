// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Opens in more than one way.
contract Chest {
    uint256 public opened;
    bool private isUnlocked;
    uint256 private touchedAt = 1_700_000_000;

    function knock(uint256 times) external {
        require(times < 3, "Gently.");
    }

    function force() external {
        revert("It is strong.");
    }

    function unlock(bool really) external {
        isUnlocked = really;
    }

    function lift() external {
        require(isUnlocked, "It is locked.");
        opened++;
    }
}

/// Opens when it has not been called for a year.
contract OldChest {
    uint256 public opened;
    uint256 private touchedAt = 1_700_000_000;

    function knock(uint256) external {
        if (block.timestamp > touchedAt + 365 days) opened++;
        touchedAt = block.timestamp;
    }
}

/// Opens to a sender that calls `knock` again during its callback.
contract CuriousChest {
    uint256 public opened;
    uint256 private lookingAt;

    function knock(uint256) external {
        if (lookingAt > 0) opened++;
        lookingAt++;
        (bool here, ) = msg.sender.call("");
        require(here, "Who is there?");
        lookingAt--;
    }
}

/// Never opens.
contract DeepChest {
    uint256 public opened;

    function knock(uint256) external {}

    function dig() external {
        while (true) opened = 0;
    }
}
