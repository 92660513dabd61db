// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// One token for each member of the orchard's first harvest. It never changes its owner.
contract SoulBoundToken is ERC721 {
    address private constant FIRST_MEMBER = 0x964ba4f2D8331048019A53e1B6837B672707DF77;

    constructor() ERC721("First Harvest", "FIRST") {
        _mint(FIRST_MEMBER, 1);
    }

    /// A token that leaves its owner is burnt, so it never gets another owner.
    function _update(address to, uint256 token, address sender) internal override returns (address) {
        if (_ownerOf(token) != address(0)) to = address(0);
        return super._update(to, token, sender);
    }
}
